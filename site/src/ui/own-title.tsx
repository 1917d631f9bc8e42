import { useSite } from '../lib/use-site.ts'

/**
 * What somebody called their work: in their own words, which no one translates. Where the page is in another language, voices
 * are told that it is Chinese.
 */
export function OwnTitle({ text }: { text: string }) {
  const { language } = useSite()
  return language !== 'zh-cn' && /\p{Script=Han}/u.test(text) ? <span lang="zh-CN">{text}</span> : text
}
