import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  description:
    'Coding lessons for children of 5 to 16: Scratch, Python, web pages, C++ and AI. Every lesson ends with something to show, and the free ones open straight away.',
  heroTitle: 'Small ideas, |made to move',
  heroText:
    'From snapping blocks together to writing Python and C++: Tutu keeps children of 5 to 16 company, one small result per lesson.',
  heroAction: 'Find a course',
  heroNote: 'Free lessons open straight away. No account needed.',
  categoriesTitle: 'What would you like to try?',
  categoriesText: 'Each subject has a colour and a pattern of its own. Remember the colour and you will find it again.',
  recommendedTitle: 'Good places to start',
  allCourses: 'See all courses',
  stepsTitle: 'How a lesson goes',
  stepLook: 'Look',
  stepLookText: 'See what you are going to make today, and guess how it will work.',
  stepMake: 'Make',
  stepMakeText: 'Build it in small steps. After each one you can see what changed.',
  stepChange: 'Change',
  stepChangeText: 'Swap a colour, a number, a character. Now it is yours, ready to show the family.',
  parentsTitle: 'A note for parents',
  parentsText:
    'We would like you to see everything first and decide together. With younger children, please sit beside them, read along and try things out.',
  parentsFacts: 'The facts come first',
  parentsFactsText: 'Every course states the ages it suits, its total length, the devices it needs and its price.',
  parentsFree: 'Try before you decide',
  parentsFreeText: 'Lessons marked “Free” can be read in full, without an account or a phone number.',
  parentsTime: 'Lessons are short',
  parentsTimeText: 'The minutes stand beside each lesson. When it is done, it is a good time to stretch your legs.',
  parentsAds: 'No advertising',
  parentsAdsText: 'There are no ads on these pages, and nothing is loaded from other websites.',
}
