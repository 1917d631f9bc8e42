import { ArrowUp, Flag, type LucideIcon, Maximize2, RotateCw, TreePine } from 'lucide-react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { HeroScene } from '../../../ui/hero-scene.tsx'
import { en } from '../en.ts'
import { zhCn } from '../zh-cn.ts'
import { FIRST_PROGRAM, type Move, MOVES } from './moves.ts'

const LOOKS: Readonly<Record<Move, { icon: LucideIcon; accent: string }>> = {
  jump: { icon: ArrowUp, accent: 'accent-sky' },
  turn: { icon: RotateCw, accent: 'accent-violet' },
  hide: { icon: TreePine, accent: 'accent-leaf' },
  grow: { icon: Maximize2, accent: 'accent-berry' },
}

/** Tutu's table, and under it three blocks one can change: the first program, before anything is read. Without script, the picture. */
export function FirstProgram() {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div
      className="first-program"
      data-first-program
      data-script={asset(import.meta.env.FIRST_PROGRAM_SCRIPT ?? '/src/pages/home/first-program/script.ts')}
    >
      <HeroScene className="hero-scene h-auto w-full" />
      <div className="program-row needs-script" role="group" aria-label={t('programLabel')}>
        <button type="button" className="program-run" aria-label={t('programRun')} title={t('programRun')} data-run>
          <Flag aria-hidden />
        </button>
        {FIRST_PROGRAM.map((first, index) => (
          <button key={index} type="button" className="program-block" data-does={first}>
            {MOVES.map((move) => {
              const { icon: Icon, accent } = LOOKS[move]
              return (
                <span key={move} className={`program-face ${accent}`} data-face={move}>
                  <Icon aria-hidden />
                  {t(move)}
                </span>
              )
            })}
          </button>
        ))}
      </div>
      <p className="program-words needs-script" role="status" data-words data-done={t('programDone')}>
        {t('programHint')}
      </p>
    </div>
  )
}
