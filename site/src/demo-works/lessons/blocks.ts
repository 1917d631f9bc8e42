import { op, type Op, type Value, when } from '../project.ts'

// Blocks that the lessons' projects have beside those of the other works.

export const named = (variable: string): Op => op('data_variable', {}, { VARIABLE: variable })
export const place = (x: Value, y: Value): Op => op('motion_gotoxy', { X: x, Y: y })
export const moveX = (by: Value): Op => op('motion_changexby', { DX: by })
export const moveY = (by: Value): Op => op('motion_changeyby', { DY: by })
export const glide = (seconds: Value, x: Value, y: Value): Op =>
  op('motion_glidesecstoxy', { SECS: seconds, X: x, Y: y })
export const size = (percent: number): Op => op('looks_setsizeto', { SIZE: percent })
export const show = op('looks_show')
export const hide = op('looks_hide')
export const sayFor = (words: Value, seconds: number): Op => op('looks_sayforsecs', { MESSAGE: words, SECS: seconds })
export const say = (words: Value): Op => op('looks_say', { MESSAGE: words })
export const playSound = (name: string): Op =>
  op('sound_play', { SOUND_MENU: { menu: 'sound_sounds_menu', field: 'SOUND_MENU', choice: name } })
export const backdrop = (name: string): Op =>
  op('looks_switchbackdropto', { BACKDROP: { menu: 'looks_backdrops', field: 'BACKDROP', choice: name } })
export const reckonedBackdrop = (name: Op): Op => op('looks_switchbackdropto', { BACKDROP: name })
export const join = (one: Value, other: Value): Op => op('operator_join', { STRING1: one, STRING2: other })
export const minus = (from: Value, by: Value): Op => op('operator_subtract', { NUM1: from, NUM2: by })
export const less = (one: Value, other: Value): Op => op('operator_lt', { OPERAND1: one, OPERAND2: other })
export const more = (one: Value, other: Value): Op => op('operator_gt', { OPERAND1: one, OPERAND2: other })
export const same = (one: Value, other: Value): Op => op('operator_equals', { OPERAND1: one, OPERAND2: other })
export const both = (one: Op, other: Op): Op => op('operator_and', { OPERAND1: when(one), OPERAND2: when(other) })
export const not = (one: Op): Op => op('operator_not', { OPERAND: when(one) })
export const touchingColour = (colour: string): Op => op('sensing_touchingcolor', { COLOR: { colour } })
export const ifElse = (condition: Op, yes: readonly Op[], no: readonly Op[]): Op =>
  op('control_if_else', { CONDITION: when(condition), SUBSTACK: yes, SUBSTACK2: no })
export const repeatUntil = (condition: Op, ...body: Op[]): Op =>
  op('control_repeat_until', { CONDITION: when(condition), SUBSTACK: body })
export const waitUntil = (condition: Op): Op => op('control_wait_until', { CONDITION: when(condition) })
export const tell = (message: string): Op => op('event_broadcast', { BROADCAST_INPUT: { message } })
export const tellAndWait = (message: string): Op => op('event_broadcastandwait', { BROADCAST_INPUT: { message } })
export const told = (message: string): Op => op('event_whenbroadcastreceived', {}, { BROADCAST_OPTION: message })
export const clicked = op('event_whenthisspriteclicked')
const stop = (what: string, hasNext: boolean): Op => ({
  ...op('control_stop', {}, { STOP_OPTION: what }),
  mutation: { tagName: 'mutation', children: [], hasnext: String(hasNext) },
})
export const stopThis = stop('this script', false)
export const stopOthers = stop('other scripts in sprite', true)
