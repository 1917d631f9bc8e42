import type { Lesson } from '../lesson.ts'
import { drill, plain } from './build.ts'

/** Home row first, then outwards. A lesson uses only keys that came before it: letters.test.ts sees to it. */
export const LETTERS: readonly Lesson[] = [
  drill('fj', '食指的家：F 和 J|Home of the index fingers: F and J', 'fj', [
    'ffj jjf fjj jff fj jf',
    'fff jjj ffjj jjff fjf jfj',
  ]),
  drill('dk', '中指：D 和 K|Middle fingers: D and K', 'dk', ['fd jk df kj fdk jkd', 'ddf kkj dkf kdj fjd jfk']),
  drill('sl', '无名指：S 和 L|Ring fingers: S and L', 'sl', ['sd lk ds kl sdf lkj', 'sld lsk fsl jls dsk kls']),
  drill('a-semicolon', '小指：A 和分号|Little fingers: A and semicolon', 'a;', [
    'ask sad lad dad; all fall;',
    'a lad asks dad; a sad lass;',
  ]),
  drill('gh', '食指往里走：G 和 H|Index fingers reach in: G and H', 'gh', [
    'gas has hall glad flash',
    'half a glass; a glad dash',
  ]),
  plain('home-row', '基准键小火车|The home row train', [
    'dad has a flask;',
    'a glad lad asks;',
    'all shall dash;',
    'half a salad; half a glass;',
  ]),
  drill('ei', '中指往上：E 和 I|Middle fingers up: E and I', 'ei', [
    'kid like side leaf egg',
    'hide feel fish idea see',
    'she likes his field;',
  ]),
  drill('ru', '食指往上：R 和 U|Index fingers up: R and U', 'ru', [
    'rug fur hair us girl',
    'sugar ruler rush fire',
    'she has a red ruler;',
  ]),
  drill('wo', '无名指往上：W 和 O|Ring fingers up: W and O', 'wo', [
    'owl wood go world slow',
    'follow work flower wolf',
    'we saw a low owl;',
  ]),
  drill('qp', '小指往上：Q 和 P|Little fingers up: Q and P', 'qp', [
    'pear pig apple paper',
    'square grape equal quail',
    'people pile up pears;',
  ]),
  drill('ty', '食指斜着走：T 和 Y|Index fingers reach up: T and Y', 'ty', [
    'tree tiger toy party',
    'yellow story quiet play',
    'they try to stay quiet;',
  ]),
  plain('top-row', '上排小火车|The top row train', [
    'the tiger ate your pie;',
    'we ride to the park;',
    'two yellow kites fly high;',
    'try to write a story today;',
  ]),
  drill('vm', '食指往下：V 和 M|Index fingers down: V and M', 'vm', [
    'move film love my milk',
    'family summer very home',
    'my mum gives me milk;',
  ]),
  drill('c-comma', '中指往下：C 和逗号|Middle fingers down: C and comma', 'c,', [
    'cat, cake, rice, music,',
    'school, circle, piece,',
    'come, sit, we have cake,',
  ]),
  drill('x-dot', '无名指往下：X 和句号|Ring fingers down: X and full stop', 'x.', [
    'fox. six. mix. taxi.',
    'text. extra. exit. wax.',
    'the fox exits the taxi.',
  ]),
  drill('z-slash', '小指往下：Z 和斜线|Little fingers down: Z and slash', 'z/', [
    'zoo lazy size maze',
    'prize / puzzle / zero',
    'yes/or left/right zigzag',
  ]),
  drill('bn', '食指往里往下：B 和 N|Index fingers down and in: B and N', 'bn', [
    'bee sun bird nine',
    'rabbit banana button',
    'a brown rabbit naps.',
  ]),
  plain('bottom-row', '下排小火车|The bottom row train', [
    'zebra, ox, cow, bat, man.',
    'nine brown cubs can climb.',
    'move six boxes, max.',
  ]),
  plain('all-letters', '二十六个字母大游行|Parade of all 26 letters', [
    'abc def ghi jkl mno pqr stu vwx yz',
    'the quick brown fox jumps over the lazy dog.',
    'pack my box with five dozen jugs of milk.',
  ]),
  plain('capitals', '大写字母：按住另一只手的 Shift|Capitals: Shift with the other hand', [
    'Anna Ben Cleo Dan Ella Finn',
    'Tutu Mia Leo Zoe Kim Oli Pia',
    'China Peru Japan Wales Egypt',
    'I am Tutu. My home is a burrow.',
  ]),
]
