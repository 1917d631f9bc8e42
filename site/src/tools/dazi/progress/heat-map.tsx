import type { KeySkill, Skill } from '@tutu/learning/typing/skill'
import { useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { ScrollRegion } from './scroll-region.tsx'
import { zhCn } from '../words/zh-cn.ts'
import { KeyShape } from '../keyboard/key-shape.tsx'
import { type Key, KEYS } from '../keyboard/layout.ts'

type Measure = 'errors' | 'slowness'
type Row = { unit: string; tries: number; errors: number; time: number | undefined }

const UNIT = 44
/** Share of misses, and ms, that are as hot as it gets. */
const HOTTEST = { errors: 0.25, slowness: 1500 }
const COOLEST = { errors: 0, slowness: 200 }

/** Where slips and slow keys are, as a picture and as a table. */
export function HeatMap({ skill }: { skill: Skill }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [measure, setMeasure] = useState<Measure>('errors')
  const rows = Object.entries(skill.keys)
    .map(([unit, known]) => rowOf(unit, known))
    .toSorted((a, b) => heat(b, measure) - heat(a, measure) || b.tries - a.tries)
  return (
    <div>
      <div role="group" aria-label={t('heatMeasure')} className="flex flex-wrap gap-2">
        {(['errors', 'slowness'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="toggle"
            aria-pressed={measure === one}
            onClick={() => setMeasure(one)}
          >
            {t(one === 'errors' ? 'heatErrors' : 'heatSlowness')}
          </button>
        ))}
      </div>
      <svg className="heat-map mt-4" viewBox={`-4 -4 ${15 * UNIT + 8} ${4 * UNIT + 8}`} aria-hidden="true">
        {KEYS.filter(({ code }) => code !== 'Space').map((key) => (
          <KeyShape key={key.code} shape={key}>
            <rect
              x={key.x * UNIT}
              y={key.y * UNIT}
              width={key.width * UNIT - 4}
              height={UNIT - 4}
              rx="8"
              className="heat"
              style={{ fillOpacity: heatOf(key, rows, measure) * 0.75 }}
            />
          </KeyShape>
        ))}
      </svg>
      {rows.length === 0 ? (
        <p className="mt-4 text-muted">{t('heatNothing')}</p>
      ) : (
        <ScrollRegion label={t('heatTable')}>
          <table className="figures-table">
            <thead>
              <tr>
                <th scope="col">{t('key')}</th>
                <th scope="col">{t('tries')}</th>
                <th scope="col">{t('slips')}</th>
                <th scope="col">{t('averageTime')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, 12).map(({ unit, tries, errors, time }) => (
                <tr key={unit}>
                  <th scope="row">
                    <kbd>{unit}</kbd>
                  </th>
                  <td>{tries}</td>
                  <td>{t('slipShare', { count: errors, percent: Math.round((100 * errors) / tries) })}</td>
                  <td>{time === undefined ? '—' : t('milliseconds', { ms: Math.round(time) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  )
}

function rowOf(unit: string, { hits, misses, time }: KeySkill): Row {
  return { unit, tries: hits + misses, errors: misses, time }
}

function heat({ tries, errors, time }: Row, measure: Measure): number {
  const value = measure === 'errors' ? (tries > 0 ? errors / tries : 0) : (time ?? COOLEST.slowness)
  const [cool, hot] = [COOLEST[measure], HOTTEST[measure]]
  return Math.min(1, Math.max(0, (value - cool) / (hot - cool)))
}

/** A key is as hot as the hotter of the two characters on it. */
function heatOf({ plain, shifted }: Key, rows: readonly Row[], measure: Measure): number {
  return Math.max(0, ...rows.filter(({ unit }) => unit === plain || unit === shifted).map((row) => heat(row, measure)))
}
