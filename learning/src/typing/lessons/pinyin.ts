import type { Lesson } from '../lesson.ts'
import { explained, plain } from './build.ts'

const umlaut = { showsUmlaut: true } as const

/** Initials, finals, syllables; ü is typed as v. */
export const PINYIN: readonly Lesson[] = [
  plain('initials-1', '声母一：b p m f d t n l|Initials 1: b p m f d t n l', [
    'b p m f d t n l',
    'bb pp mm ff dd tt nn ll',
    'b d p t m n f l',
    'ba pa ma fa da ta na la',
  ]),
  plain('initials-2', '声母二：g k h j q x|Initials 2: g k h j q x', [
    'g k h j q x',
    'gg kk hh jj qq xx',
    'g j k q h x',
    'ge ke he ji qi xi',
  ]),
  plain('initials-3', '声母三：zh ch sh r z c s y w|Initials 3: zh ch sh r z c s y w', [
    'zh ch sh r z c s y w',
    'zh z ch c sh s r y w',
    'zha cha sha za ca sa',
    'ru re ya yo wa wo',
  ]),
  {
    ...plain('finals-1', '单韵母：a o e i u ü|Simple finals: a o e i u ü', [
      'a o e i u v',
      'a e i o u v',
      'bo po mo fo de te ne le',
      'bi pi nu lu nv lv',
    ]),
    ...umlaut,
  },
  {
    ...plain('finals-2', '复韵母：ai ei ui ao ou iu|Compound finals: ai ei ui ao ou iu', [
      'ai ei ui ao ou iu',
      'ie ve er',
      'bai mei gui mao dou liu',
      'jie nve er pie lve kai',
    ]),
    ...umlaut,
  },
  {
    ...plain('finals-3', '前鼻韵母：an en in un ün|Front nasal finals: an en in un ün', [
      'an en in un vn',
      'ban men lin chun',
      'shan ren xin lun',
      'qian tian dian nuan',
    ]),
    ...umlaut,
  },
  plain('finals-4', '后鼻韵母：ang eng ing ong|Back nasal finals: ang eng ing ong', [
    'ang eng ing ong',
    'bang deng ling dong',
    'yang feng xing zhong',
    'liang huang xiong kong',
  ]),
  plain('whole-syllables', '整体认读音节|Whole syllables', [
    'zhi chi shi ri',
    'zi ci si yi wu yu',
    'ye yue yuan yin yun ying',
    'shi zi yi ye yuan yin',
  ]),
  plain('medials', '三拼音节|Three-part syllables', [
    'jia qia xia lia',
    'gua kua hua shua',
    'duo tuo luo shuo huo',
    'qiao xiao tiao piao niao',
  ]),
  explained(
    'u-umlaut',
    'ü 用 V 来打|Type ü with V',
    [
      'lv se = 绿色|green',
      'nv hai = 女孩|girl',
      'lv xing = 旅行|travel',
      'nv er = 女儿|daughter',
      'lv dou = 绿豆|mung beans',
    ],
    umlaut,
  ),
]

/** Words typed in pinyin, a space between syllables; what they say stands above. */
export const PINYIN_WORDS: readonly Lesson[] = [
  explained('py-family', '一家人|Family', [
    'ba ba ma ma = 爸爸 妈妈|dad, mum',
    'ye ye nai nai = 爷爷 奶奶|grandpa, grandma',
    'ge ge jie jie = 哥哥 姐姐|big brother, big sister',
    'di di mei mei = 弟弟 妹妹|little brother, little sister',
    'wo ai wo jia = 我爱我家|I love my home',
  ]),
  explained('py-animals', '小动物|Animals', [
    'xiao mao xiao gou = 小猫 小狗|kitten, puppy',
    'tu zi wu gui = 兔子 乌龟|rabbit, tortoise',
    'da xiang hou zi = 大象 猴子|elephant, monkey',
    'hu die mi feng = 蝴蝶 蜜蜂|butterfly, bee',
    'xiong mao chi zhu zi = 熊猫吃竹子|pandas eat bamboo',
  ]),
  explained('py-food', '好吃的|Good to eat', [
    'mi fan mian tiao = 米饭 面条|rice, noodles',
    'ping guo xiang jiao = 苹果 香蕉|apple, banana',
    'ji dan niu nai = 鸡蛋 牛奶|egg, milk',
    'jiao zi bao zi = 饺子 包子|dumplings, buns',
    'duo chi shu cai = 多吃蔬菜|eat more vegetables',
  ]),
  explained('py-body', '我的身体|My body', [
    'tou fa yan jing = 头发 眼睛|hair, eyes',
    'er duo bi zi = 耳朵 鼻子|ears, nose',
    'zui ba ya chi = 嘴巴 牙齿|mouth, teeth',
    'shou zhi jiao zhi = 手指 脚趾|fingers, toes',
    'shi ge shou zhi tou = 十个手指头|ten fingers',
  ]),
  explained('py-colours', '数字和颜色|Numbers and colours', [
    'yi er san si wu = 一二三四五|1 2 3 4 5',
    'liu qi ba jiu shi = 六七八九十|6 7 8 9 10',
    'hong se lan se = 红色 蓝色|red, blue',
    'huang se bai se = 黄色 白色|yellow, white',
    'qi se cai hong = 七色彩虹|a rainbow of seven colours',
  ]),
  explained('py-school', '在学校|At school', [
    'lao shi tong xue = 老师 同学|teacher, classmates',
    'yu wen shu xue = 语文 数学|Chinese, maths',
    'qian bi xiang pi = 铅笔 橡皮|pencil, rubber',
    'shu bao ke ben = 书包 课本|school bag, textbook',
    'hao hao xue xi = 好好学习|study well',
  ]),
  explained('py-nature', '天气和大自然|Weather and nature', [
    'tai yang yue liang = 太阳 月亮|sun, moon',
    'xia yu gua feng = 下雨 刮风|rain, wind',
    'gao shan da hai = 高山 大海|mountains, sea',
    'hua cao shu mu = 花草树木|flowers, grass and trees',
    'chun xia qiu dong = 春夏秋冬|the four seasons',
  ]),
  explained('py-computer', '电脑和编程|Computers and code', [
    'dian nao jian pan = 电脑 键盘|computer, keyboard',
    'shu biao ping mu = 鼠标 屏幕|mouse, screen',
    'bian cheng cheng xu = 编程 程序|coding, program',
    'xun huan bian liang = 循环 变量|loop, variable',
    'wo hui xie cheng xu = 我会写程序|I can write programs',
  ]),
]
