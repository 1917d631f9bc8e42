import type { Timetable } from '@tutu/contract/api/timetable'
import { languageTag } from '../../lib/language-tag.ts'
import { withQuery } from '../../lib/links.ts'
import { MEMBER_HOME } from '../../lib/member/paths.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { momentOf } from '../../ui/timetable/times.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const CLASSES = `${MEMBER_HOME}/account/classes`

/** The page on which attendance of a meeting is taken. */
export const useRegisterPath = () => {
  const { language } = useSite()
  return (classroom: number | undefined, meeting: number): string =>
    withQuery(CLASSES, language, { class: classroom, part: 'meetings', meeting })
}

/** What is over and was not taken: it counts as held only then. */
export function Untaken({ untaken }: Pick<Timetable, 'untaken'>) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const registerPath = useRegisterPath()
  if (untaken.length === 0) return null
  return (
    <section className="panel mt-5">
      <h2>{t('untaken')}</h2>
      <p className="text-muted mt-2">{t('untakenText')}</p>
      <ul className="row-list">
        {untaken.map(({ id, classroom, name, starttime }) => (
          <li key={id}>
            <span className="min-w-0">
              <b>{momentOf(starttime, language)}</b> <span className="wrap-anywhere">{name}</span>
            </span>
            <a href={registerPath(classroom, id)} className="text-link" aria-label={t('takeOf', { name })}>
              {t('take')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What one held as a teacher, month by month. */
export function Taught({ taught }: Pick<Timetable, 'taught'>) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  if (taught.length === 0) return null
  const month = new Intl.DateTimeFormat(languageTag(language), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section className="panel mt-6">
      <h2>{t('taught')}</h2>
      <p className="text-muted mt-2">{t('taughtText')}</p>
      <ul className="row-list">
        {taught.map(({ month: of, held, minutes, came, cancelled }) => (
          <li key={of}>
            <b>{month.format(Date.parse(`${of}-01T00:00:00Z`))}</b>
            <span>
              {[
                t('taughtHeld', { held }),
                t('taughtMinutes', { minutes }),
                t('taughtCame', { came }),
                ...(cancelled > 0 ? [t('taughtCancelled', { cancelled })] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
