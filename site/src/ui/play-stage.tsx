import { Play } from 'lucide-react'
import { withQuery } from '../lib/links.ts'
import type { Work } from '../lib/public-api.ts'
import { useSite } from '../lib/use-site.ts'

/** What is played in a frame of the site's; other kinds are looked at or read. */
export const PLAYED = ['scratch', 'html', 'python', 'javascript', 'cpp'] as const
type PlayedKind = (typeof PLAYED)[number]
export type PlayedWork = Work & { kind: PlayedKind }

export function isPlayed(work: Work): work is PlayedWork {
  return PLAYED.some((kind) => kind === work.kind) && Boolean(work.file || work.source)
}

type PlayStageProps = {
  work: PlayedWork
  /** Of the frame. */
  label: string
  button: string
  /** Stands there until somebody presses the button. */
  children: React.ReactNode
  /** Where the script comes with the first touch; else the page has it (`lib/play-stage.ts`). */
  script?: string
}

/** A work over whose cover the player comes. */
export function PlayStage({ work, label, button, children, script }: PlayStageProps) {
  const { language } = useSite()
  const { id, kind, file, title, author } = work
  return (
    <div
      className="work-stage work-player"
      data-player={withQuery('/player', language)}
      data-id={id}
      data-kind={kind}
      data-title={title}
      data-author={author}
      data-file={file ?? undefined}
      data-named={label}
      data-script={script}
    >
      {children}
      <button type="button" className="work-play needs-script" data-play>
        <Play aria-hidden />
        {button}
      </button>
    </div>
  )
}
