import { forecast } from '@tutu/learning/typing/learning-rate'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../en.ts'
import type { Result } from '../store/record.ts'
import { zhCn } from '../zh-cn.ts'

/** Results that are looked at, for curves and for where they lead. */
export const RECENT = 30

/** When the target will be reached at this rate; nothing where too little was typed to tell. `results`: of one script. */
export function Ahead({ results, targetCpm }: { results: readonly Result[]; targetCpm: number }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const isHan = results[0]?.script === 'han'
  const target = Math.round(targetCpm / (isHan ? 3 : 5))
  const ahead = forecast(
    results.slice(-RECENT).map(({ speed }) => speed),
    target,
  )
  if (!ahead) return null
  const words = { target, unit: t(isHan ? 'unitHan' : 'unitWords') }
  return (
    <p className="mt-3">
      {ahead.now >= target
        ? t('aheadReached', words)
        : ahead.lessonsToTarget === undefined
          ? t('aheadOpen', words)
          : t('ahead', { count: ahead.lessonsToTarget, ...words })}
    </p>
  )
}
