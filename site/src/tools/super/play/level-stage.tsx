import { useMemo } from 'react'
import type { Cell } from '@tutu/learning/super/field'
import type { Program } from '@tutu/learning/super/program'
import { run as runBeats } from '@tutu/learning/super/run'
import { startOf } from '@tutu/learning/super/state'
import { FieldView } from '../../../ui/super-field/field-view.tsx'
import { MotionContext } from '../../../ui/super-field/motion.ts'
import { Backdrop } from '../map/landscape.tsx'
import { FieldTable } from './field-table.tsx'
import type { Game } from './game.ts'
import type { Run } from './use-run.ts'
import { usePlayText } from './use-text.ts'

type LevelStageProps = {
  game: Game
  run: Run
  /** Whether the way of the solution is drawn. */
  showsWay: boolean
  isSolved: boolean
  /** Whether it is looked at slowly. */
  isSlow: boolean
  /** Over the field. */
  children: React.ReactNode
}

/** The field with what goes on there, and which of the level's fields that is. */
export function LevelStage({ game, run, showsWay, isSolved, isSlow, children }: LevelStageProps) {
  const { level, scenery } = game
  const t = usePlayText()
  const way = useMemo(
    () => (showsWay ? wayOf(level.fields[run.at]!, level.solution) : undefined),
    [showsWay, level, run.at],
  )
  // Nobody reads a table that changes twice a second, and laying it out anew would cost a slow phone its frames.
  const start = useMemo(() => startOf(level.fields[run.at]!), [level, run.at])
  return (
    <div className="super-stage">
      <Backdrop scenery={scenery} />
      <div className="super-field-box">
        <MotionContext value={run.motions}>
          <FieldView state={run.shown} scenery={scenery} isCheering={isSolved} way={way} />
        </MotionContext>
        <FieldTable
          state={run.kind === 'running' && !isSlow ? start : run.shown}
          caption={level.fields.length > 1 ? t('fieldOf', { at: run.at + 1, count: level.fields.length }) : t('field')}
        />
        {children}
      </div>
      {level.fields.length > 1 && <FieldChoice count={level.fields.length} run={run} />}
    </div>
  )
}

function FieldChoice({ count, run }: { count: number; run: Run }) {
  const t = usePlayText()
  return (
    <div className="super-fields" role="group" aria-label={t('field')}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // Fields have no names but their places.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          aria-pressed={index === run.at}
          disabled={run.kind === 'running'}
          aria-label={t('fieldOf', { at: index + 1, count })}
          onClick={() => run.reset(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}

/** The cells that a program's rabbit comes through. */
function wayOf(field: Game['level']['fields'][number], program: Program): readonly Cell[] {
  const cells: Cell[] = [field.start]
  for (const { after } of runBeats(field, program)) {
    const last = cells.at(-1)!
    if (after.rabbit.x !== last.x || after.rabbit.y !== last.y) cells.push({ x: after.rabbit.x, y: after.rabbit.y })
  }
  return cells
}
