/** The paths of the specification, section 2. */
export const specifiedPaths: readonly string[] = `
  /login/start /login/logon /login/logon2 /login/login /login/register
  /home/index /home/moreNews /home/DetailsPage /home/worth /home/worthList /home/search
  /user/usercenter /user/setting /user/loginPassword /user/setPassword /user/recharge /user/rechargeChannel
  /user/withdraw /user/WithCard /user/BankCard /user/FundingDetails /user/bandCard /user/exchange /user/aboutUs
  /user/userPri /user/tradeRule /user/userInfo /user/msgInfo /user/pj /user/jkjl /user/jk /user/changeLang
  /market/market /market/marketFav /market/stockHot/stockList /market/marketDetail /market/marketBuy
  /market/subscribe /market/subscribeDetail /market/subscribeRecord
  /position/position /position/positionDetail
  /common/dayTrading /common/dividend /common/dividend2 /common/dividend3
  /gdindex/gdindex /gdindex/gdList
`
  .trim()
  .split(/\s+/);
