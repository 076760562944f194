import type { BrokerDocument } from './brokerDocument';

/** User agreement and privacy. */
export const agreement: BrokerDocument = {
  en: {
    title: 'User agreement and privacy',
    html: `<p><strong>Itayose is a demonstration.</strong> It isn’t a broker, holds no licence and takes no money.</p>
<h2>1. What you can do here</h2>
<p>You can try how orders, positions and balances work on a simulated exchange. All companies and prices are invented.</p>
<h2>2. What it doesn’t promise</h2>
<p>Results here say nothing about real markets. No return is promised or guaranteed. With leverage, the loss can exceed the margin when the price jumps.</p>
<h2>3. Your data</h2>
<p>What you type stays on this device or on the machine that runs the demonstration. Please use no real phone number, password or identity document.</p>
<h2>4. Ending</h2>
<p>You can start over at any time. Everything you did is then deleted.</p>`,
  },
  tw: {
    title: '使用者與隱私條款',
    html: `<p><strong>Itayose 是示範環境。</strong>本服務不是券商，沒有任何執照，也不收取任何款項。</p>
<h2>1. 您可以做什麼</h2>
<p>您可以在模擬交易所中體驗委託、部位與餘額的運作方式。所有公司與價格皆為虛構。</p>
<h2>2. 不作任何保證</h2>
<p>這裡的結果不代表真實市場，亦不承諾或保證任何報酬。使用槓桿時，若價格跳空，虧損可能超過保證金。</p>
<h2>3. 您的資料</h2>
<p>您輸入的內容只會留在這台裝置，或執行示範環境的電腦上。請勿使用真實的電話號碼、密碼或證件。</p>
<h2>4. 結束使用</h2>
<p>您可以隨時重新開始，屆時所有操作紀錄都會清除。</p>`,
  },
  jp: {
    title: '利用規約・プライバシーポリシー',
    html: `<p><strong>Itayoseはデモです。</strong>証券会社ではなく、登録や免許はありません。お金をお預かりすることもありません。</p>
<h2>1. できること</h2>
<p>模擬の取引所で、注文、建玉、残高のしくみを試せます。会社と株価はすべて架空のものです。</p>
<h2>2. 保証しないこと</h2>
<p>ここでの結果は、実際の市場とは関係がありません。利益を保証するものではありません。レバレッジを使うと、株価が飛んだときは損失が保証金を超えることがあります。</p>
<h2>3. お客様の情報</h2>
<p>入力した内容は、この端末またはデモを動かしているコンピューターの中だけに残ります。実際の電話番号、パスワード、本人確認書類は使わないでください。</p>
<h2>4. 終了</h2>
<p>いつでも最初からやり直せます。その場合、それまでの取引や入力内容はすべて消去されます。</p>`,
  },
};
