import type { Script } from '@tutu/learning/typing/exercise'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** `speed` in units a minute, `accuracy` in percent. */
type Props = { speed: number; accuracy: number; script: Script; children?: ReactNode }

/** How well and how quickly something was typed; `children` are further pairs of the list. */
export function OwnFigures({ speed, accuracy, script, children }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <dl className="result-figures">
      <div>
        <dt>{t('accuracy')}</dt>
        <dd>
          {Math.round(accuracy)}
          <small>%</small>
        </dd>
      </div>
      <div>
        <dt>{t('speed')}</dt>
        <dd>
          {Math.round(speed)} <small>{t(script === 'han' ? 'hanPerMinute' : 'wpm')}</small>
        </dd>
      </div>
      {children}
    </dl>
  )
}
