import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  name: 'Team',
  title: 'Who makes the lessons',
  intro: 'Those who teach, write, draw and mend the site, each with something to say.',
  description:
    'The teachers, authors, illustrators and engineers of Tutu, and what each would like to tell children and parents.',
  empty: 'Everybody is still writing about themselves. Please come back in a while.',
}
