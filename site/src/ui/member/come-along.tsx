import { useEffect, useState } from 'react'
import { type FoundHere, foundHere } from '../../lib/learning/device-owner.ts'
import { comesUnasked, takesAlong } from '../../lib/member/sign-in-here.ts'
import { useText } from '../../lib/use-site.ts'
import { useStored } from '../../lib/use-stored.ts'

// Not among the centre's: only those who sign in need them.
const TEXTS = {
  'zh-cn': {
    comeAlong: '把这台设备上做过的一起带走：{list}',
    comeAlongHint: '不是你的？那就别勾，它留在这台设备上，等它的主人。',
    comeAlongSince: '我不是{name}，这些是我做的，带到我的账号里：{list}',
    comeAlongSinceHint:
      '这台设备上次是{name}登录的，没有退出，登录后来失效了，上面这些是那以后做的。不勾，就留给{name}。',
    'found-lessons': '{count} 课',
    'found-programs': '{count} 个程序',
    'found-typing': '{count} 颗打字的星星',
    'found-clock': '{count} 颗时钟的星星',
    'found-super': '{count} 颗超级图图的星星',
    listComma: '、',
  },
  en: {
    comeAlong: 'Take along what was done on this device: {list}',
    comeAlongHint: 'Not yours? Leave it unticked: it waits here for whoever it belongs to.',
    comeAlongSince: 'I am not {name}, and this is mine. Take it along to my account: {list}',
    comeAlongSinceHint:
      '{name} was signed in here last and did not sign out; the session ended by itself, and this was done after it. Unticked, it stays with {name}.',
    'found-lessons': '{count} {count|lesson|lessons}',
    'found-programs': '{count} {count|program|programs}',
    'found-typing': '{count} typing {count|star|stars}',
    'found-clock': '{count} clock {count|star|stars}',
    'found-super': '{count} Super Tutu {count|star|stars}',
    listComma: ', ',
  },
} as const

const KINDS = ['lessons', 'programs', 'typing', 'clock', 'super'] as const

/**
 * What was done on this device without an account, or after a session merely ended, is offered to the one that is signed in to.
 * Whose computer others use, too, leaves it: it waits here. `byDefault`: see `signInHere`.
 */
export function ComeAlong({ byDefault }: { byDefault: boolean }) {
  const t = useText(TEXTS)
  const [found, setFound] = useState<FoundHere>()
  const [answer, setAnswer] = useStored(takesAlong)
  useEffect(() => setFound(foundHere()), [])
  if (!found) return null
  const list = KINDS.filter((kind) => found[kind] > 0)
    .map((kind) => t(`found-${kind}`, { count: found[kind] }))
    .join(t('listComma'))
  const name = found.since
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={answer ?? comesUnasked(byDefault)}
        onChange={(event) => setAnswer(event.target.checked)}
      />
      <span>
        {name === undefined ? t('comeAlong', { list }) : t('comeAlongSince', { list, name })}
        <span className="field-hint block">
          {name === undefined ? t('comeAlongHint') : t('comeAlongSinceHint', { name })}
        </span>
      </span>
    </label>
  )
}
