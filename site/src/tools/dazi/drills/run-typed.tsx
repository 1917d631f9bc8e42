import type { Lesson } from '@tutu/learning/typing/lesson'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import type { ProgramView } from '../../../player/program/program-view.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

export type Typed = {
  readonly language: NonNullable<Lesson['language']>
  /** HTML that a script is about. */
  readonly page?: string
}

/** Runs the program that was just typed, below its result. */
export function RunTyped({ code: { language: kind, page }, text }: { code: Typed; text: string }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const room = useRef<HTMLDivElement>(null)
  const view = useRef<ProgramView>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => () => view.current?.clear(), [])
  async function start() {
    try {
      const { createProgramView } = await import('../../../player/program/program-view.ts')
      view.current ??= createProgramView({ language, say: setSaid, onRunning: () => {}, onLine: () => {} })
    } catch {
      return setSaid(t('runLost'))
    }
    if (!room.current) return undefined
    room.current.append(view.current.root)
    view.current.clear()
    if (kind === 'html') return view.current.showPage(text)
    if (page !== undefined) return view.current.showPage(`${page}\n<script>\n${text}\n</script>`)
    return void view.current.run(kind, kind === 'cpp' ? wholeCpp(text) : text)
  }
  return (
    <div className="run-typed">
      <button type="button" className="btn" onClick={() => void start()}>
        <Play aria-hidden />
        {t('runTyped')}
      </button>
      <p role="status" className="text-muted">
        {said}
      </p>
      <div ref={room} className="prose" />
    </div>
  )
}

/** Exercises for the fingers may be a few lines of C++: what every program has around it goes around them. */
function wholeCpp(text: string): string {
  return /\bmain\s*\(/.test(text) ? text : `#include <iostream>\nusing namespace std;\nint main() {\n${text}\n}\n`
}
