// Between the page of a work, or the back office's review queue, and the player that stands in a frame of it (`/player`).

/** What is played. `file`: where the project is; `project`: the learner's own, from their device; `source`: the page itself. */
export type Played = {
  kind: string
  title: string
  author: string
  file?: string | null
  project?: File
  source?: string | null
}

export type ToPlayer = { type: 'tutu-play'; work: Played }

export type FromPlayer =
  | { type: 'tutu-player-ready' }
  | { type: 'tutu-player-state'; state: 'playing' | 'failed' }
  /** A picture of what is played, as a JPEG data URL. */
  | { type: 'tutu-player-cover'; picture: string }
