/** Colours to choose from, each with the key of its name. */
export const BACKGROUNDS = [
  ['#fffbf3', 'colourPaper'],
  ['#ffffff', 'colourWhite'],
  ['#dcecfb', 'colourSky'],
  ['#dcf0e4', 'colourLeaf'],
  ['#e9e3fd', 'colourViolet'],
  ['#151b22', 'colourNight'],
] as const

export const ACCENTS = [
  ['#c2450a', 'colourCarrot'],
  ['#1c6a43', 'colourForest'],
  ['#165c9f', 'colourSea'],
  ['#a81f50', 'colourBerry'],
  ['#5b3bbf', 'colourPlum'],
  ['#0b6674', 'colourTeal'],
] as const
