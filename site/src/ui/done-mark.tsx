import { Star } from 'lucide-react'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useText } from '../lib/use-site.ts'

const zhCn = { done: '学完了' } as const
const en: Record<keyof typeof zhCn, string> = { done: 'Done' }

/** A star on a lesson that this device remembers as done: seen where `data-lesson-ref` around it has got `data-done`. */
export function DoneMark() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <SameEverywhere as="span" className="done-mark" by="done mark" but={{ label: t('done') }}>
      {({ label }) => <Star role="img" aria-label={label} className="size-5" />}
    </SameEverywhere>
  )
}
