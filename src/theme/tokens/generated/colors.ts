const light = {
  "paper": "#f7f7f4",
  "surface": "#ffffff",
  "sunken": "#efefeb",
  "ink": "#16181d",
  "inkSecondary": "#52565f",
  "inkTertiary": "#676b74",
  "hairline": "#dedfda",
  "outline": "#858991",
  "accent": "#233a8b",
  "accentPressed": "#1a2c6b",
  "accentSoft": "#e9ecf7",
  "onAccent": "#ffffff",
  "danger": "#92267b",
  "dangerSoft": "#faedf6",
  "success": "#1c6540",
  "successSoft": "#e8f3ec",
  "warning": "#7d5200",
  "warningSoft": "#fbf3e2",
  "priceFlat": "#52565f",
  "averageShort": "#1b6ca8",
  "averageMiddle": "#9a5b00",
  "averageLong": "#7b3f98",
  "scrim": "rgb(16 18 24 / 45%)",
  "pictureGround": "#ffffff"
} as const;

const dark = {
  "paper": "#0d0f15",
  "surface": "#17191f",
  "sunken": "#22252c",
  "ink": "#ebedf1",
  "inkSecondary": "#b4b7bf",
  "inkTertiary": "#9ea1a9",
  "hairline": "#32353c",
  "outline": "#7d8088",
  "accent": "#a0b3fb",
  "accentPressed": "#c1cfff",
  "accentSoft": "#222c4c",
  "onAccent": "#0d0f15",
  "danger": "#e386c9",
  "dangerSoft": "#391a31",
  "success": "#6dcb95",
  "successSoft": "#142c1f",
  "warning": "#edbb64",
  "warningSoft": "#332710",
  "priceFlat": "#b4b7bf",
  "averageShort": "#6ebdf3",
  "averageMiddle": "#efb062",
  "averageLong": "#d19bef",
  "scrim": "rgb(0 0 0 / 60%)",
  "pictureGround": "#ffffff"
} as const;

const highContrastLight = {
  "paper": "#ffffff",
  "surface": "#ffffff",
  "sunken": "#f2f2f0",
  "ink": "#000000",
  "inkSecondary": "#32353c",
  "inkTertiary": "#3f4249",
  "hairline": "#83868e",
  "outline": "#3f4249",
  "accent": "#162a7c",
  "accentPressed": "#0e1b58",
  "accentSoft": "#e9ecf7",
  "onAccent": "#ffffff",
  "danger": "#731660",
  "dangerSoft": "#faedf6",
  "success": "#064d2d",
  "successSoft": "#e8f3ec",
  "warning": "#603d00",
  "warningSoft": "#fbf3e2",
  "priceFlat": "#32353c",
  "averageShort": "#054b7a",
  "averageMiddle": "#683c00",
  "averageLong": "#61297c",
  "scrim": "rgb(0 0 0 / 60%)",
  "pictureGround": "#ffffff"
} as const;

const highContrastDark = {
  "paper": "#000000",
  "surface": "#05070c",
  "sunken": "#181b20",
  "ink": "#ffffff",
  "inkSecondary": "#dadee6",
  "inkTertiary": "#cdd1d9",
  "hairline": "#6e7279",
  "outline": "#babec6",
  "accent": "#c4d2ff",
  "accentPressed": "#dee7ff",
  "accentSoft": "#141d3b",
  "onAccent": "#000000",
  "danger": "#eb9dd4",
  "dangerSoft": "#210e1c",
  "success": "#82ebaf",
  "successSoft": "#041b0f",
  "warning": "#ffd87d",
  "warningSoft": "#1f1401",
  "priceFlat": "#dadee6",
  "averageShort": "#a1d9ff",
  "averageMiddle": "#ffcc8e",
  "averageLong": "#e4c2f7",
  "scrim": "rgb(0 0 0 / 75%)",
  "pictureGround": "#ffffff"
} as const;

export const colors = {
  light: { redGreen: { redUp: { ...light, ...{
  "priceUp": "#c2132c",
  "priceDown": "#0b7048",
  "priceUpSoft": "#fbe9ea",
  "priceDownSoft": "#e4f3ec"
} }, greenUp: { ...light, ...{
  "priceUp": "#0b7048",
  "priceDown": "#c2132c",
  "priceUpSoft": "#e4f3ec",
  "priceDownSoft": "#fbe9ea"
} } }, orangeBlue: { redUp: { ...light, ...{
  "priceUp": "#9b4805",
  "priceDown": "#0859ac",
  "priceUpSoft": "#fcebde",
  "priceDownSoft": "#e5f0fc"
} }, greenUp: { ...light, ...{
  "priceUp": "#0859ac",
  "priceDown": "#9b4805",
  "priceUpSoft": "#e5f0fc",
  "priceDownSoft": "#fcebde"
} } } },
  dark: { redGreen: { redUp: { ...dark, ...{
  "priceUp": "#fb7475",
  "priceDown": "#65d49e",
  "priceUpSoft": "#39191b",
  "priceDownSoft": "#152c22"
} }, greenUp: { ...dark, ...{
  "priceUp": "#65d49e",
  "priceDown": "#fb7475",
  "priceUpSoft": "#152c22",
  "priceDownSoft": "#39191b"
} } }, orangeBlue: { redUp: { ...dark, ...{
  "priceUp": "#f4a25c",
  "priceDown": "#70b3f7",
  "priceUpSoft": "#352211",
  "priceDownSoft": "#15273e"
} }, greenUp: { ...dark, ...{
  "priceUp": "#70b3f7",
  "priceDown": "#f4a25c",
  "priceUpSoft": "#15273e",
  "priceDownSoft": "#352211"
} } } },
  highContrastLight: { redGreen: { redUp: { ...highContrastLight, ...{
  "priceUp": "#8f011a",
  "priceDown": "#004d2f",
  "priceUpSoft": "#fbe9ea",
  "priceDownSoft": "#e4f3ec"
} }, greenUp: { ...highContrastLight, ...{
  "priceUp": "#004d2f",
  "priceDown": "#8f011a",
  "priceUpSoft": "#e4f3ec",
  "priceDownSoft": "#fbe9ea"
} } }, orangeBlue: { redUp: { ...highContrastLight, ...{
  "priceUp": "#713100",
  "priceDown": "#003a8c",
  "priceUpSoft": "#fcebde",
  "priceDownSoft": "#e5f0fc"
} }, greenUp: { ...highContrastLight, ...{
  "priceUp": "#003a8c",
  "priceDown": "#713100",
  "priceUpSoft": "#e5f0fc",
  "priceDownSoft": "#fcebde"
} } } },
  highContrastDark: { redGreen: { redUp: { ...highContrastDark, ...{
  "priceUp": "#ff8c8c",
  "priceDown": "#75f5b1",
  "priceUpSoft": "#26090b",
  "priceDownSoft": "#031910"
} }, greenUp: { ...highContrastDark, ...{
  "priceUp": "#75f5b1",
  "priceDown": "#ff8c8c",
  "priceUpSoft": "#031910",
  "priceDownSoft": "#26090b"
} } }, orangeBlue: { redUp: { ...highContrastDark, ...{
  "priceUp": "#ffb463",
  "priceDown": "#83c4ff",
  "priceUpSoft": "#210f02",
  "priceDownSoft": "#041429"
} }, greenUp: { ...highContrastDark, ...{
  "priceUp": "#83c4ff",
  "priceDown": "#ffb463",
  "priceUpSoft": "#041429",
  "priceDownSoft": "#210f02"
} } } },
} as const;
