import type { Badge as BadgeName } from '@tutu/learning/progress/badges'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export const useBadgeText = () => useText({ 'zh-cn': zhCn, en })

type Props = { name: BadgeName; children?: React.ReactNode }

/** A drawn badge, what it is called and what it is for. */
export function Badge({ name, children }: Props) {
  const t = useBadgeText()
  const { asset } = useSite()
  return (
    <>
      <img src={asset(`/static/badges/${name}.svg`)} alt="" width="64" height="64" loading="lazy" />
      <span>
        <b>{t(name)}</b>
        <span className="block text-muted">{t(`${name}Text`)}</span>
        {children}
      </span>
    </>
  )
}
