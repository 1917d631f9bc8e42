export const en = {
  title: 'Tutu’s toolbox',
  description:
    'Little tools from Tutu Coding: learn to type, learn to tell the time, turn a Scratch project into a web page. No account needed, and they work offline once opened.',
  intro: 'No account needed, just open one. A tool you have used before opens without a network too.',
} as const
