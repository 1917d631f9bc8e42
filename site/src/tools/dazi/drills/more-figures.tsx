import type { Figures } from '@tutu/learning/typing/figures'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** All figures of a run, each with what it means, for those who ask. */
export function MoreFigures({ figures, unit }: { figures: Figures; unit: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const percent = (value: number | undefined) => (value === undefined ? '—' : `${Math.round(value)}%`)
  const rows = [
    [t('raw'), `${Math.round(figures.raw)} ${unit}`, t('rawMeaning')],
    [t('net'), `${Math.round(figures.net)} ${unit}`, t('netMeaning')],
    [t('cpm'), String(Math.round(figures.cpm)), t('cpmMeaning')],
    [t('perChar'), percent(figures.perCharAccuracy), t('perCharMeaning')],
    [t('consistency'), percent(figures.consistency), t('consistencyMeaning')],
    [t('keyConsistency'), percent(figures.keyConsistency), t('keyConsistencyMeaning')],
    [t('score'), String(Math.round(figures.score)), t('scoreMeaning')],
    [t('activeTime'), t('seconds', { count: Math.round(figures.activeMs / 1000) }), t('activeTimeMeaning')],
    ...(figures.keysPerUnit === undefined
      ? []
      : [[t('keysPerUnit'), figures.keysPerUnit.toFixed(1), t('keysPerUnitMeaning')] as const]),
  ] as const
  return (
    <details className="more-figures">
      <summary className="text-button">{t('moreFigures')}</summary>
      <dl>
        {rows.map(([name, value, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
