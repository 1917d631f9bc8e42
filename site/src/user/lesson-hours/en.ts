export const en = {
  title: 'My lesson hours',
  intro:
    'Hours are for lessons with a teacher in a class: one takes an hour, in some classes more. A lesson that you said you would miss takes none, and what ends first is used first. Courses on this site take none.',
  problem: 'The lesson hours could not be opened',
  empty:
    'No lesson hours yet. They are for lessons with a teacher in a class: what you buy in the shop or pay at the front desk stands here.',
  toShop: 'To the shop',
} as const
