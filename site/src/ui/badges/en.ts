import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  badges: 'Badges for trying again',
  badgesText: 'They come from one more try. They cannot be bought, and being fast does not count.',
  noBadges: 'None yet. The first one often goes to somebody who tries once more.',
  tries: 'The third try',
  triesText: 'It went wrong twice. You tried again, and it went right.',
  hint: 'A hint, and on',
  hintText: 'You read a hint, not the answer, and did it yourself.',
  mended: 'A bug found',
  mendedText: 'You found the line that was wrong.',
  back: 'Back again',
  backText: 'You had a rest and came back to go on.',
  remembered: 'It stayed',
  rememberedText: 'What once went wrong went right some days later.',
}
