import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Devices',
  intro: 'This is where your account is signed in. End what you do not know, then change your password.',
  current: 'This one',
  kept: 'Kept',
  unknownDevice: 'A device nobody knows',
  seen: 'used {time}',
  end: 'Sign out',
  endOf: 'Sign out {device}',
  endAll: 'Sign out everywhere else',
  problem: 'Your devices could not be read',
  alone: 'You are signed in on this device only.',
}
