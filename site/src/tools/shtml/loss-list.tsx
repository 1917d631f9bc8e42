import { type DescribedScript, describeBlock, describeScript } from '@tutu/learning/scratch/describe'
import type { Loss } from '@tutu/learning/scratch/foreign-blocks'
import { useSite } from '../../lib/use-site.ts'
import { ScrollBox } from './scroll-box.tsx'
import { useToolText } from './use-text.ts'

const SCRIPTS_MAX = 40

type LossListProps = {
  loss: Loss
  /** Somebody has agreed to it. */
  isDone: boolean
}

/** What a project loses without foreign blocks: by sprite and script, each block with its count. */
export function LossList({ loss, isDone }: LossListProps) {
  const t = useToolText()
  const { language } = useSite()
  const count = loss.scripts.reduce(
    (sum, { blocks, along }) => sum + along + sumOf(blocks.values()),
    loss.monitors.length,
  )
  const scripts = loss.scripts.slice(0, SCRIPTS_MAX).map((script) => describeScript(script, language))
  const sprites = Map.groupBy(scripts, ({ sprite }) => sprite)
  const title = t(isDone ? 'lostAlready' : 'lost', { count })
  const hidden = loss.scripts.length - scripts.length
  return (
    <details className="shtml-loss" open={!isDone}>
      <summary>{title}</summary>
      <ScrollBox label={title}>
        {[...sprites].map(([sprite, ownScripts]) => (
          <section key={sprite}>
            <h4>{sprite}</h4>
            <ul>
              {ownScripts.map((script, at) => (
                <LostScript key={at} script={script} />
              ))}
            </ul>
          </section>
        ))}
        {loss.monitors.length > 0 && (
          <section>
            <h4>{t('lostMonitors')}</h4>
            <ul>
              {loss.monitors.slice(0, SCRIPTS_MAX).map((opcode, at) => (
                <li key={at}>{describeBlock(opcode, language)}</li>
              ))}
            </ul>
          </section>
        )}
        {hidden > 0 && <p>{t('lostMore', { count: hidden })}</p>}
      </ScrollBox>
    </details>
  )
}

function LostScript({ script }: { script: DescribedScript }) {
  const t = useToolText()
  const { language } = useSite()
  const names = script.blocks.map(({ name, count }) => (count === 1 ? name : t('lostTimes', { name, count })))
  const blocks = names.join(language === 'zh-cn' ? '、' : ', ')
  return (
    <li>
      {script.isWhole ? t('lostWhole', { blocks }) : t('lostScript', { start: script.start, blocks })}
      {script.along > 0 && t('lostAlong', { count: script.along })}
    </li>
  )
}

function sumOf(counts: Iterable<number>): number {
  return [...counts].reduce((sum, count) => sum + count, 0)
}
