/** Stands beside every stored rendering: raised with whatever changes what Markdown becomes. */
export const RENDERER_VERSION = 7
