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
      lead="A well-made instrument: calm, exact, quiet. A member should trust it at first glance and never be pushed by it."
    >
      <Part title="What it feels like, and why">
        <p>
          Itayose (<span lang="ja">板寄せ</span>) is the auction that finds one price for many orders. It is
          named after the order board: columns of figures, a line each, and nothing else. That board is the
          model for every screen.
        </p>
        <Rules rules={principles} />
      </Part>
      <Part title="Figures carry the page">
        <p>
          The one figure that matters is the largest thing on a screen; labels and units step back. In lists,
          figures are tabular and end on one line, so that the eye compares them without reading.
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
          Indigo (<span lang="ja">藍</span>) is for what can be acted on and for where one is, and for nothing
          else. A screen has one filled button. Price colours appear on price movement and on the direction of
          an order alone.
        </p>
        <ActionSample />
      </Part>
      <Part title="States say what they are">
        <p>
          A state is a word in the member’s language. Its colour repeats it and never stands for it. Profit
          and loss are no states: they wear the price colours.
        </p>
        <StatusSample />
      </Part>
      <Part title="The order of a screen">
        <Points ordered points={orderOfAScreen} />
      </Part>
      <Part title="Signs that a screen is not done">
        <Points points={signsOfUnfinished} />
      </Part>
    </FoundationPage>
  );
}
