export const en = {
  title: 'My lesson hours',
  intro: 'Each lesson takes hours. What ends first is used first; a lesson that you said you would miss takes none.',
  problem: 'The lesson hours could not be opened',
  empty: 'No lesson hours yet. What you buy, or the front desk enters, stands here.',
  toShop: 'To the shop',
} as const
