import type { TaughtLane, Watched } from '@tutu/contract/api/race'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { useRaceText } from './use-race-text.ts'

/** Speed and accuracy of everybody, in the order of the lanes: folded away, since the screen may be on the wall. */
export function TaughtFigures({ race: { lanes, length, script } }: { race: Watched }) {
  const t = useRaceText()
  const tDrill = useText({ 'zh-cn': zhCn, en })
  const unit = tDrill(script === 'han' ? 'hanPerMinute' : 'wpm')
  const noteOf = ({ done, whole, units, practice, best }: TaughtLane): string => {
    if (!done) return units === 0 ? t('noteNone') : t('notePart', { percent: Math.floor((100 * units) / length) })
    if (practice) return t('notePractice')
    if (!whole) return t('notePart', { percent: Math.floor((100 * units) / length) })
    return best ? t('noteBest') : ''
  }
  return (
    <details className="panel race-figures">
      <summary className="text-button">{t('figures')}</summary>
      <p className="text-muted">{t('figuresNote')}</p>
      <div className="overflow-x-auto">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('speed')}</th>
              <th scope="col">{t('accuracy')}</th>
              <th scope="col">{t('note')}</th>
            </tr>
          </thead>
          <tbody>
            {lanes.map((lane) => (
              <tr key={lane.lane}>
                <th scope="row">{lane.name}</th>
                <td>{lane.speed !== null && `${Math.round(lane.speed)} ${unit}`}</td>
                <td>{lane.accuracy !== null && `${Math.round(lane.accuracy)}%`}</td>
                <td>{noteOf(lane)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
