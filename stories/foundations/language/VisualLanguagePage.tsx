import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { ProfitFigure } from '../page/ProfitFigure';
import { Rules } from '../page/Rules';
import { Sample } from '../page/Sample';
import { ActionSample } from './ActionSample';
import { Points } from './Points';
import { PriceRows } from './PriceRows';
import { orderOfAScreen, principles, signsOfUnfinished } from './principles';
import { StatusSample } from './StatusSample';

/** The design principles of the product, with reasons. */
export function VisualLanguagePage() {
  return (
    <FoundationPage
      title="The visual language"
      lead="The product is calm, exact and quiet. Members should trust it at first glance and never feel pressed by it."
    >
      <Part title="Principles and reasons">
        <p>
          Itayose (<span lang="ja">板寄せ</span>) is the auction that finds one price for many orders. It is
          named after the order board, which has only columns of figures, one line per price. That board is
          the model for every screen.
        </p>
        <Rules rules={principles} />
      </Part>
      <Part title="Figures come first">
        <p>
          The most important figure is the largest part of a screen. Labels and units are smaller and lighter.
          In lists, figures are tabular and aligned at the right, so that they can be compared at a glance.
        </p>
        <Sample>
          <ProfitFigure />
        </Sample>
        <Sample bleed>
          <div>
            <PriceRows />
          </div>
        </Sample>
      </Part>
      <Part title="One accent, one action">
        <p>
          Indigo (<span lang="ja">藍</span>) is only for interactive parts and for the current location. A
          screen has one filled button. Price colours are only for price movement, profit and loss, and the
          direction of an order.
        </p>
        <ActionSample />
      </Part>
      <Part title="States are words">
        <p>
          A state is a word in the member’s language. Its colour repeats the word and never replaces it.
          Profit and loss are not states: they have the price colours.
        </p>
        <StatusSample />
      </Part>
      <Part title="The order of a screen">
        <Points ordered points={orderOfAScreen} />
      </Part>
      <Part title="Signs that a screen is not finished">
        <Points points={signsOfUnfinished} />
      </Part>
    </FoundationPage>
  );
}
