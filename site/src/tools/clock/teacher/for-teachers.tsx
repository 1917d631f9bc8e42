import { useText } from '../../../lib/use-site.ts'
import { type Address, LEVELS } from '../logic/address.ts'
import { Hear } from '../shared/hear.tsx'
import { AddressLink } from '../shared/address-link.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What it is called, what it opens, and the name that a countdown is given. */
const TOGETHER = [
  ['pair', { mode: 'learn', pair: true }],
  ['noNumerals', { mode: 'learn', numerals: 'none' }],
  ['minute', { mode: 'countdown', t: 60, look: 'disc' }],
  ['tidy', { mode: 'countdown', t: 300, look: 'sand' }, 'tidyName'],
  ['reading', { mode: 'countdown', t: 600, look: 'disc' }, 'readingName'],
  ['stopwatch', { mode: 'stopwatch' }],
  ['focus', { mode: 'pomodoro', preset: '15-5' }],
] as const satisfies readonly (readonly [keyof typeof zhCn, Address, (keyof typeof zhCn)?])[]

/** What a teacher opens in class, each with an address to bookmark, and the worksheets. */
export function ForTeachers() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="clock-teachers">
      <div className="clock-teachers-head">
        <h2>{t('forTeachers')}</h2>
        <Hear
          lines={[
            t('bookmark'),
            t('paper'),
            ...LEVELS.map((level) => t('paperOf', { level })),
            t('together'),
            ...TOGETHER.map(([name]) => t(name)),
          ]}
          name={t('forTeachers')}
        />
      </div>
      <p className="text-muted">{t('bookmark')}</p>
      <div className="clock-teachers-lists">
        <div>
          <h3>{t('paper')}</h3>
          <ul>
            {LEVELS.map((level) => (
              <li key={level}>
                <AddressLink address={{ mode: 'exercise', level, sheet: 1 }}>{t('paperOf', { level })}</AddressLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('together')}</h3>
          <ul>
            {TOGETHER.map(([name, address, called]) => (
              <li key={name}>
                <AddressLink address={called ? { ...address, name: t(called) } : address}>{t(name)}</AddressLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
