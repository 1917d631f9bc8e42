/** Built-in pictures by set: what an image field offers until files can be uploaded. Paths below the site's root. */
export const PICTURES: Readonly<Record<string, readonly string[]>> = {
  covers: [
    'scratchjr-first-stories',
    'typing-first-steps',
    'scratch-hide-and-seek',
    'scratch-maze-adventure',
    'python-turtle-art',
    'python-word-games',
    'html-css-my-page',
    'javascript-click-game',
    'cpp-first-steps',
    'cpp-sorting-and-searching',
    'ai-how-machines-learn',
    'ai-talk-with-assistants',
    'blank',
  ].map((name) => `/static/covers/${name}.svg`),
  avatars: ['cat', 'dog', 'bear', 'panda', 'fox', 'frog'].map((name) => `/static/avatars/${name}.svg`),
}

/** Icons the site can draw for a category, by their Lucide names. */
export const CATEGORY_ICONS = [
  'blocks',
  'keyboard',
  'code',
  'globe',
  'trophy',
  'brain',
  'palette',
  'music',
  'gamepad-2',
  'rocket',
  'sparkles',
  'terminal',
  'puzzle',
  'book-open',
] as const
