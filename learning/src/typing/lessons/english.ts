import type { Lesson } from '../lesson.ts'
import { plain } from './build.ts'

export const WORDS: readonly Lesson[] = [
  plain('animals', '动物|Animals', [
    'cat dog hen duck goose',
    'rabbit turtle hedgehog',
    'tiger panda koala whale',
    'butterfly ladybird snail',
  ]),
  plain('colours', '颜色和形状|Colours and shapes', [
    'red blue green yellow',
    'orange purple pink grey',
    'circle square triangle',
    'star heart line curve',
  ]),
  plain('food', '食物|Food', [
    'rice noodles soup bread',
    'apple pear peach melon',
    'carrot potato tomato pea',
    'cheese yoghurt honey jam',
  ]),
  plain('family', '家人和朋友|Family and friends', [
    'mum dad baby twin',
    'sister brother cousin',
    'grandma grandpa uncle aunt',
    'friend neighbour team',
  ]),
  plain('school', '学校|School', [
    'book pen ruler desk',
    'paper pencil eraser glue',
    'lesson teacher homework',
    'music art maths science',
  ]),
  plain('home', '家里|At home', [
    'door window chair table',
    'kitchen bedroom garden',
    'lamp clock sofa pillow',
    'cup spoon plate bowl',
  ]),
  plain('nature', '大自然|Nature', [
    'sun moon star cloud',
    'rain snow wind storm',
    'river lake forest hill',
    'seed root leaf flower',
  ]),
  plain('sports', '运动和游戏|Sports and games', [
    'run jump swim climb',
    'football tennis skating',
    'chess puzzle kite swing',
    'team ball goal score',
  ]),
  plain('computer', '电脑的词|Computer words', [
    'mouse screen keyboard',
    'file folder save print',
    'code loop value list',
    'true false input output',
  ]),
  plain('feelings', '心情|Feelings', [
    'happy calm proud brave',
    'sad angry tired shy',
    'curious excited sleepy',
    'kind patient honest',
  ]),
]

export const SENTENCES: readonly Lesson[] = [
  plain('morning', '早晨|Morning', [
    'Good morning, Tutu.',
    'I wash my face and brush my teeth.',
    'Breakfast is warm milk and bread.',
    'My bag is on the chair by the door.',
  ]),
  plain('in-the-park', '在公园|In the park', [
    'The wind plays with my kite.',
    'Two ducks swim across the pond.',
    'We share one bench and one ice cream.',
    'An old tree gives us cool shade.',
  ]),
  plain('rabbit-story', '小兔的故事|A rabbit story', [
    'A rabbit found a shiny key.',
    'It did not fit the house or the box.',
    'It did not fit the gate of the garden.',
    'It fitted the keyboard, and words came out.',
  ]),
  plain('under-the-stars', '星空下|Under the stars', [
    'Light from the sun needs eight minutes.',
    'The moon has no light of its own.',
    'Some stars are older than the sea.',
    'Look up and count to one hundred.',
  ]),
  plain('how-to-tea', '一步一步来|Step by step', [
    'First, fill the pot with clean water.',
    'Then, wait until the water is hot.',
    'Next, add three leaves of mint.',
    'Last, let it cool before you drink.',
  ]),
  plain('about-code', '说说编程|About code', [
    'A program is a list of clear steps.',
    'A loop does the same thing again.',
    'A variable is a box with a name.',
    'A bug is a puzzle, not a failure.',
  ]),
]
