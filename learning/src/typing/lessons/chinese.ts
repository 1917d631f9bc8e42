import type { Lesson } from '../lesson.ts'
import { chinese } from './build.ts'

/** Typed with an input method. The pinyin was written and read through by hand: tone changes of 一 and 不 as spoken. */
export const CHINESE_WORDS: readonly Lesson[] = [
  chinese('han-nature', '日月山水|Sun, moon, mountains, water', [
    '太阳，月亮，星星， = tài yáng yuè liang xīng xing',
    '高山，河流，大海， = gāo shān hé liú dà hǎi',
    '春天，夏天，秋天，冬天。 = chūn tiān xià tiān qiū tiān dōng tiān',
  ]),
  chinese('han-family', '家和家人|Home and family', [
    '爸爸，妈妈，爷爷，奶奶， = bà ba mā ma yé ye nǎi nai',
    '哥哥，姐姐，弟弟，妹妹， = gē ge jiě jie dì di mèi mei',
    '我的家，回家，大家。 = wǒ de jiā huí jiā dà jiā',
  ]),
  chinese('han-animals', '动物朋友|Animal friends', [
    '小猫，小狗，白兔， = xiǎo māo xiǎo gǒu bái tù',
    '熊猫，老虎，大象， = xióng māo lǎo hǔ dà xiàng',
    '蝴蝶，蜜蜂，青蛙。 = hú dié mì fēng qīng wā',
  ]),
  chinese('han-school', '校园里|At school', [
    '学校，老师，同学， = xué xiào lǎo shī tóng xué',
    '语文，数学，英语， = yǔ wén shù xué yīng yǔ',
    '铅笔，书包，黑板。 = qiān bǐ shū bāo hēi bǎn',
  ]),
  chinese('han-computer', '电脑和编程|Computers and code', [
    '电脑，键盘，屏幕， = diàn nǎo jiàn pán píng mù',
    '程序，代码，变量， = chéng xù dài mǎ biàn liàng',
    '循环，条件，函数。 = xún huán tiáo jiàn hán shù',
  ]),
]

export const CHINESE_SENTENCES: readonly Lesson[] = [
  chinese('han-today', '今天天气好|A fine day', [
    '今天天气很好。 = jīn tiān tiān qì hěn hǎo',
    '我们一起去公园。 = wǒ men yì qǐ qù gōng yuán',
    '小鸟在树上唱歌。 = xiǎo niǎo zài shù shàng chàng gē',
  ]),
  chinese('han-tutu', '小兔图图|Tutu the rabbit', [
    '图图是一只小兔子。 = tú tú shì yì zhī xiǎo tù zi',
    '它喜欢吃胡萝卜， = tā xǐ huan chī hú luó bo',
    '也喜欢写程序。 = yě xǐ huan xiě chéng xù',
  ]),
  chinese('han-rain', '下雨了|It rains', [
    '窗外下起了小雨， = chuāng wài xià qǐ le xiǎo yǔ',
    '雨点轻轻敲着玻璃。 = yǔ diǎn qīng qīng qiāo zhe bō li',
    '我和妈妈一起看书。 = wǒ hé mā ma yì qǐ kàn shū',
  ]),
  chinese('han-space', '去太空|To space', [
    '火箭飞上了天空。 = huǒ jiàn fēi shàng le tiān kōng',
    '地球像一个蓝色的球。 = dì qiú xiàng yí gè lán sè de qiú',
    '星星离我们很远很远。 = xīng xing lí wǒ men hěn yuǎn hěn yuǎn',
  ]),
  chinese('han-robot', '我的机器人|My robot', [
    '我做了一个机器人， = wǒ zuò le yí gè jī qì rén',
    '它会扫地，也会画画。 = tā huì sǎo dì yě huì huà huà',
    '我告诉它每一步怎么做。 = wǒ gào su tā měi yí bù zěn me zuò',
  ]),
  chinese('han-code', '说说编程|About code', [
    '程序是一步一步的说明。 = chéng xù shì yí bù yí bù de shuō míng',
    '重复的事情交给循环。 = chóng fù de shì qing jiāo gěi xún huán',
    '出错了不要怕，慢慢找。 = chū cuò le bú yào pà màn màn zhǎo',
  ]),
]
