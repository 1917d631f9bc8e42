import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Book a trial lesson',
  intro: 'Bring your child to one lesson and see whether it fits. It is free, and needs no account.',
  description:
    'Book a trial lesson in programming for a child of 5 to 16: choose a time and it is yours, without an account. Move or cancel it at any time.',
  closed: 'Trial lessons cannot be booked here now',
  closedText: 'If you would like to come and see, write to us, or call the number at the foot of the page.',
  contact: 'Contact us',
  needsScript:
    'This form needs scripts to be sent. You can also reach us by the telephone and e-mail at the foot of the page.',
  times: 'When you come',
  timesLoading: 'Looking for free times…',
  timesFailed: 'The free times did not come. Tell us when you could come, and we arrange it.',
  timesNone: 'No times are open at the moment. Tell us when you could come, and we arrange it.',
  otherTime: 'None of these: I say which times suit me',
  left: '{left} left',
  only: '{course} only',
  wish: 'Times that suit you',
  wishHint: 'For example: Saturday mornings, or weekdays after five.',
  course: 'Which course',
  courseAny: 'Not sure yet: please advise me',
  name: 'Your name',
  nameHint: 'Yours is enough. We do not need the child’s name.',
  age: 'Your child’s age or school year',
  ageHint: 'For example: 7, or second year.',
  mobile: 'Mobile number',
  reachHint:
    'A mobile number or an e-mail address is enough. With an address you get a confirmation, and a reminder the day before.',
  email: 'E-mail',
  consent: 'I agree that Tutu uses this to contact me about the trial lesson',
  privacy: 'Only those who arrange the lesson read it. If you do not join, all of it is removed after a year.',
  send: 'Book it',
  offline: 'You are offline. What you wrote is still here: press “Book it” again once you are connected.',
  broken: 'It was not sent. What you wrote is still here: wait a moment, then press “Book it” again.',
  classes: 'See the classes to join',
  next: 'What happens next',
  next1:
    'A time that you choose is yours at once. If you wrote when you could come, we contact you within two working days.',
  next2: 'You get a number and a link, with which you see it, move it or cancel it without an account.',
  next3: 'A lesson takes about an hour, and your child makes a small work to take home. You may sit beside.',
  next4: 'Computer and materials are here: bring nothing.',
}
