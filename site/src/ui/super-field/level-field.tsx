import { decodeLevel } from '@tutu/learning/super/address-code'
import { WORLDS } from '@tutu/learning/super/levels/index'
import { countBlocks } from '@tutu/learning/super/program'
import { startOf } from '@tutu/learning/super/state'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-site.ts'
import fieldStyles from './field.css?url'
import { FieldView } from './field-view.tsx'

type LevelFieldProps = {
  /** The level as its address holds it. */
  source: string | null
  label: string
  /** Where it is none that can be drawn. */
  instead: ReactNode
  /** Below the field; `best`: the blocks of its solution. */
  children: (best: number) => ReactNode
}

/** The field as it will be played on, drawn from the level itself: a cover may be anything. */
export function LevelField({ source, label, instead, children }: LevelFieldProps) {
  const { asset } = useSite()
  const level = decodeLevel(source ?? '')
  if (!level) return <div className="work-stage">{instead}</div>
  const { id, accent } = WORLDS[level.scenery]!
  return (
    <div className={`accent-${accent}`}>
      <link rel="stylesheet" href={asset(fieldStyles)} precedence="page" />
      <div
        className="work-stage work-level"
        style={{ aspectRatio: level.field.width / level.field.height }}
        role="img"
        aria-label={label}
      >
        <div className="super-field-box">
          <FieldView state={startOf(level.field)} scenery={id} isCheering={false} />
        </div>
      </div>
      {children(countBlocks(level.solution))}
    </div>
  )
}
