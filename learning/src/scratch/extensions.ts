/** Extensions the runtime brings; every other one is code from elsewhere. */
export const BUILT_IN: ReadonlySet<string> = new Set([
  'pen',
  'music',
  'videoSensing',
  'text2speech',
  'translate',
  'makeymakey',
  'microbit',
  'ev3',
  'wedo2',
  'boost',
  'gdxfor',
  'tw',
  'coreExample',
])

/** Block families that are no extensions (scratch-vm, serialization/sb3). */
export const CORE: ReadonlySet<string> = new Set([
  'argument',
  'colour',
  'control',
  'data',
  'event',
  'looks',
  'math',
  'motion',
  'operator',
  'procedures',
  'sensing',
  'sound',
])

/** Their servers are asked while the project runs. */
export const INTERNET: ReadonlySet<string> = new Set(['text2speech', 'translate'])

/** They need a device and a helper program beside the browser. */
export const HARDWARE: ReadonlySet<string> = new Set(['microbit', 'ev3', 'wedo2', 'boost', 'gdxfor'])

/** The extension a block belongs to; '' for the built-in families and for blocks without one. */
export function extensionOf(opcode: string): string {
  const family = opcode.slice(0, Math.max(0, opcode.indexOf('_')))
  return CORE.has(family) ? '' : family
}
