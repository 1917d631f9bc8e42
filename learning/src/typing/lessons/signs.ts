import type { Lesson } from '../lesson.ts'
import { plain } from './build.ts'

export const SIGNS: readonly Lesson[] = [
  plain('digits-1-5', '数字 1 到 5|Digits 1 to 5', [
    '11 22 33 44 55',
    '12 23 34 45 51',
    '135 24 531 42 153',
    '2 cats 4 dogs 5 hens',
  ]),
  plain('digits-6-0', '数字 6 到 0|Digits 6 to 0', [
    '66 77 88 99 00',
    '67 78 89 90 06',
    '680 97 806 79 608',
    '7 days 8 legs 90 hops',
  ]),
  plain('numbers', '日期和算式|Dates and sums', [
    '2026 1949 365 24 60',
    '3.14 0.5 98.6 100.0',
    '12/25 06/01 09/10',
    '7 - 3 = 4, 20 / 5 = 4',
  ]),
  plain('end-marks', '句号、问号、感叹号|Full stop, question mark, exclamation mark', [
    'Yes. No. Why? Hop!',
    'Who are you? I am Tutu.',
    'Wait! Is it raining? Yes, it is.',
    'Can we play? Of course!',
  ]),
  plain('quotes', '引号和撇号|Quotes and apostrophes', [
    "it's don't I'm we'll can't",
    '"yes" "no" "maybe"',
    '"Good night," said the moon.',
    `It's Tutu's "secret" box.`,
  ]),
  plain('dashes', '横线、下划线、冒号|Dash, underscore, colon', [
    'one-way two-day well-known',
    'my_name big_red_box to_do',
    'time: 8:30; place: the zoo',
    'step_1: hop; step_2: rest',
  ]),
  plain('round-brackets', '圆括号|Round brackets', [
    '() (a) (b) (ab) (12)',
    'print() input() len()',
    'add(1, 2) jump(3)',
    'hop(left) turn(90)',
  ]),
  plain('equals', '等号、加号、星号|Equals, plus, star', [
    '= == + += * -',
    'a = 1 b = 2',
    'a + b == 3',
    'x = x * 2 + 1',
  ]),
  plain('other-brackets', '方括号和花括号|Square and curly brackets', [
    '[] [1] [a, b]',
    '{} {a} {x: 1}',
    'list[0] list[1]',
    'if (a) { hop(); }',
  ]),
  plain('angle-brackets', '尖括号和斜线|Angle brackets and slash', [
    '<> < > <= >=',
    '<p> </p> <b> </b>',
    '<h1>Tutu</h1>',
    'a < b, c > d',
  ]),
  plain('hash-and-friends', '井号和它的朋友们|Hash and friends', [
    '# ## % & | ! @ $',
    '# a note',
    '50% & more',
    'me@home #1 $5',
  ]),
]
