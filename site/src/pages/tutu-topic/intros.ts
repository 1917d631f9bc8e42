import type { Localized } from '@tutu/contract/core/languages'
import type { Topic } from '../../lib/tutu-topics.ts'

/** What one learns behind each sign. */
export const INTROS: Readonly<Record<Topic, Localized>> = {
  scratch: {
    'zh-cn': '拼积木，让小兔追胡萝卜、记分数、下一场雨。',
    en: 'Snap blocks together: chase a carrot, keep the score, make it rain.',
  },
  html5: {
    'zh-cn': '写下第一对尖括号，网页就有了标题、段落和表单。',
    en: 'From the first pair of angle brackets to a page with headings and a form.',
  },
  photoshop: {
    'zh-cn': '图层、选区和裁剪：用免费的软件也能学会修图。',
    en: 'Layers, selections and cropping; free programs do for all of it.',
  },
  flash: {
    'zh-cn': '老朋友 Flash 已经退休，它的好主意还活着，老作品也救得回来。',
    en: 'Flash has retired. Its good ideas live on, and old works can be rescued.',
  },
  office: {
    'zh-cn': '管零花钱、做五页幻灯片、让长文章自己长出目录。',
    en: 'Pocket money in a table, five slides, and a contents page that makes itself.',
  },
  typing: {
    'zh-cn': '给十个手指找到家，再学几个拼音打字的窍门。',
    en: 'A home for ten fingers, and a few tricks for typing pinyin.',
  },
  vscode: {
    'zh-cn': '程序员的书桌：第一次打开、省力的快捷键、捉虫子的断点。',
    en: 'A programmer’s desk: the first hour, shortcuts, and breakpoints that catch bugs.',
  },
  css3: {
    'zh-cn': '圆角、排队和会动的按钮，让网页变好看。',
    en: 'Round corners, neat rows and gentle motion make a page look good.',
  },
  cpp: {
    'zh-cn': '打印乘法表、找出最大的数、看懂编译器在说什么。',
    en: 'Print a times table, find the largest, and read what the compiler says.',
  },
  python: {
    'zh-cn': '猜数字、掷骰子、让海龟画一片星空。',
    en: 'Guess a number, roll dice, and let a turtle draw a starry sky.',
  },
  js: {
    'zh-cn': '会回答的按钮、电灯开关、番茄倒计时：让网页动起来。',
    en: 'A button that answers, a light switch, a countdown: pages that do things.',
  },
  ai: {
    'zh-cn': '机器怎么看东西，怎样问好问题，怎样检查它的回答。',
    en: 'How machines see, how to ask well, and how to check what they say.',
  },
  textbooks: {
    'zh-cn': '选对第一本编程书，用手读，一学期读完。',
    en: 'Choose a first coding book, read it with your hands, and finish it in a term.',
  },
  scratchjr: {
    'zh-cn': '还不大认字也能编程：在平板上拖一拖，故事就动了。',
    en: 'Coding before reading: drag blocks on a tablet and a story moves.',
  },
}
