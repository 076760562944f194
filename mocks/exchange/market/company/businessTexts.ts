import type { Localized } from '../../localized';
import type { Sector } from '../listingWords';

/** What an invented company of a sector does, in two sentences. */
export const businessTexts: Record<Sector, Localized> = {
  foods: {
    en: 'Makes food and drinks for supermarkets and restaurants. About a fifth of its sales are abroad.',
    tw: '為超市與餐廳生產食品及飲料。約兩成營收來自海外。',
    jp: 'スーパーや飲食店向けに食品と飲料を製造しています。売上高の約2割が海外です。',
  },
  energy: {
    en: 'Mines and trades raw materials, mostly under contracts of several years. Its profit follows their prices.',
    tw: '開採並銷售原物料，多為多年期合約。獲利隨原物料價格變動。',
    jp: '資源の採掘と販売を、主に複数年の契約で行っています。利益は資源価格に左右されます。',
  },
  construction: {
    en: 'Builds homes and offices, and makes materials for them. Most orders come from cities.',
    tw: '興建住宅與辦公大樓，並生產建材。訂單多來自都會區。',
    jp: '住宅やオフィスの建設と、建築資材の製造を行っています。受注の多くは都市部です。',
  },
  materials: {
    en: 'Makes chemicals and coatings for industry. Its largest customers build cars and electronics.',
    tw: '生產工業用化學品與塗料。主要客戶為汽車與電子業。',
    jp: '工業用の化学品や塗料を製造しています。主な顧客は自動車と電子機器のメーカーです。',
  },
  pharma: {
    en: 'Develops and sells medicines and tests. Several trials are under way, and not all will succeed.',
    tw: '研發並銷售藥品與檢驗試劑。多項臨床試驗進行中，不一定全部成功。',
    jp: '医薬品と検査薬の開発・販売を行っています。複数の治験が進行中で、すべてが成功するとは限りません。',
  },
  vehicles: {
    en: 'Builds vehicles and their parts. Orders often take years from contract to delivery.',
    tw: '製造運輸工具及零組件。訂單從簽約到交付往往需要數年。',
    jp: '輸送機器とその部品を製造しています。受注から納入まで数年かかることもあります。',
  },
  metals: {
    en: 'Makes steel and metal parts for construction and machines. Energy is its largest cost.',
    tw: '生產建築與機械用的鋼鐵及金屬零件。能源是最大的成本。',
    jp: '建設や機械向けの鋼材と金属部品を製造しています。最大の費用はエネルギーです。',
  },
  machinery: {
    en: 'Builds machines for factories, and maintains them. Service brings a third of its sales.',
    tw: '為工廠製造並維修機械設備。維修服務占營收三分之一。',
    jp: '工場向けの機械の製造と保守を行っています。売上高の3分の1が保守サービスです。',
  },
  electronics: {
    en: 'Makes electronic parts and instruments. Demand moves with the investment of its customers.',
    tw: '生產電子零組件與儀器。需求隨客戶的設備投資變動。',
    jp: '電子部品と計測機器を製造しています。需要は顧客の設備投資に左右されます。',
  },
  services: {
    en: 'Runs networks and software for companies and households. Most income comes from subscriptions.',
    tw: '為企業與家庭提供網路與軟體服務。收入多來自訂閱。',
    jp: '企業と家庭向けに通信とソフトウェアを提供しています。収入の多くは定額契約です。',
  },
  utilities: {
    en: 'Supplies homes and companies with energy. Prices are approved by the authorities.',
    tw: '供應家庭與企業能源。費率須經主管機關核准。',
    jp: '家庭と企業にエネルギーを供給しています。料金は当局の認可を受けます。',
  },
  transport: {
    en: 'Carries people and goods. Its profit depends on fuel prices and on how full its vehicles are.',
    tw: '經營客運與貨運。獲利取決於燃料價格與載運率。',
    jp: '旅客と貨物の輸送を行っています。利益は燃料価格と利用率に左右されます。',
  },
  wholesale: {
    en: 'Trades goods between producers and shops in 20 countries. Margins are thin, and volumes large.',
    tw: '在二十個國家為生產者與店家買賣商品。利潤率低、交易量大。',
    jp: '20か国で生産者と小売店の間の取引を担っています。利幅は薄く、取扱量は大きい事業です。',
  },
  retail: {
    en: 'Runs about 140 shops, and sells online. Most sales fall into the months before the new year.',
    tw: '經營約一百四十家門市與網路商店。營收集中於新年前的月份。',
    jp: '約140店舗とオンラインで販売しています。売上高は年末に集中します。',
  },
  banks: {
    en: 'Takes deposits and lends to households and small companies of its region.',
    tw: '吸收存款，並放款給當地家庭與中小企業。',
    jp: '地域の家庭と中小企業から預金を集め、貸し出しを行っています。',
  },
  financials: {
    en: 'Insures and leases to companies. A year of many storms costs it a large part of its profit.',
    tw: '為企業提供保險與租賃。風災較多的年度會失去大部分獲利。',
    jp: '企業向けに保険とリースを提供しています。災害の多い年は利益の多くを失います。',
  },
  realEstate: {
    en: 'Owns and lets offices and homes. Its debts make it sensitive to interest rates.',
    tw: '持有並出租辦公大樓與住宅。負債使其對利率敏感。',
    jp: 'オフィスと住宅を保有し、賃貸しています。借入が多く、金利の影響を受けます。',
  },
};
