import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'My timetable',
  problem: 'The timetable did not open',
  empty: 'Nothing is planned yet. Join a class: what its teacher plans is shown here.',
  untaken: 'Attendance not taken yet',
  untakenText:
    'A meeting counts as held once its attendance was taken. If it did not take place, cancel it in its class.',
  take: 'Take attendance',
  takeOf: 'Take attendance: {name}',
  taught: 'What I held',
  taughtText: 'By month, of meetings whose attendance was taken.',
  taughtHeld: '{held} {held|meeting|meetings}',
  taughtMinutes: '{minutes} minutes',
  taughtCame: '{came} {came|child|children} came',
  taughtCancelled: '{cancelled} cancelled',
  calendar: 'In your own calendar',
  calendarText:
    'Download a file, or make an address: the calendar of your phone or computer reads it again and again. Whoever has the address sees the timetable, so keep it to yourself.',
  address: 'Address for calendars',
  addressOnce: 'It is shown this once. If it is lost, make a new one: the old one works no more.',
  copy: 'Copy the address',
  copied: 'Copied',
  notCopied: 'It was not copied: mark the address and copy it by hand',
  subscribe: 'Make an address',
  renew: 'Make a new address',
  end: 'End the address',
}
