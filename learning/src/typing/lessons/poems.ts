import type { Lesson } from '../lesson.ts'
import { chinese, toTypedPinyin } from './build.ts'

/** Tang poems, in the public domain; pinyin and the lines' meanings written by hand, a couplet a line. */
export const POEMS: readonly Lesson[] = [
  chinese('goose', '咏鹅 · 骆宾王|Ode to the Goose · Luo Binwang', [
    '鹅，鹅，鹅，曲项向天歌。 = é é é qū xiàng xiàng tiān gē = 鹅弯着脖子对天唱歌。|A goose bends its neck and sings to the sky.',
    '白毛浮绿水，红掌拨清波。 = bái máo fú lǜ shuǐ hóng zhǎng bō qīng bō = 白羽毛浮在绿水上，红脚掌划开清波。|White feathers float, red feet paddle the clear water.',
  ]),
  chinese('quiet-night', '静夜思 · 李白|Quiet Night Thoughts · Li Bai', [
    '床前明月光，疑是地上霜。 = chuáng qián míng yuè guāng yí shì dì shàng shuāng = 床前的月光，像地上的霜。|Moonlight by the bed looks like frost on the ground.',
    '举头望明月，低头思故乡。 = jǔ tóu wàng míng yuè dī tóu sī gù xiāng = 抬头看月亮，低头想家。|I look up at the moon, look down and think of home.',
  ]),
  chinese('spring-morning', '春晓 · 孟浩然|Spring Morning · Meng Haoran', [
    '春眠不觉晓，处处闻啼鸟。 = chūn mián bù jué xiǎo chù chù wén tí niǎo = 春天睡得香，醒来到处是鸟叫。|Asleep in spring I missed the dawn; birds sing everywhere.',
    '夜来风雨声，花落知多少。 = yè lái fēng yǔ shēng huā luò zhī duō shǎo = 夜里刮风下雨，花落了多少呢？|Wind and rain in the night: how many petals fell?',
  ]),
  chinese('stork-tower', '登鹳雀楼 · 王之涣|Up the Stork Tower · Wang Zhihuan', [
    '白日依山尽，黄河入海流。 = bái rì yī shān jìn huáng hé rù hǎi liú = 太阳落到山后，黄河流进大海。|The sun sinks behind the hills, the river runs to the sea.',
    '欲穷千里目，更上一层楼。 = yù qióng qiān lǐ mù gèng shàng yì céng lóu = 想看得更远，就再上一层楼。|To see farther, climb one floor higher.',
  ]),
  chinese('farmers', '悯农 · 李绅|Sympathy for the Farmers · Li Shen', [
    '锄禾日当午，汗滴禾下土。 = chú hé rì dāng wǔ hàn dī hé xià tǔ = 中午锄地，汗水滴进土里。|Hoeing at noon, sweat drips onto the soil.',
    '谁知盘中餐，粒粒皆辛苦。 = shuí zhī pán zhōng cān lì lì jiē xīn kǔ = 碗里的饭，每一粒都不容易。|Every grain in the bowl was hard work.',
  ]),
  chinese('river-snow', '江雪 · 柳宗元|River Snow · Liu Zongyuan', [
    '千山鸟飞绝，万径人踪灭。 = qiān shān niǎo fēi jué wàn jìng rén zōng miè = 山上没有鸟，路上没有人。|No bird over the hills, no footprint on the paths.',
    '孤舟蓑笠翁，独钓寒江雪。 = gū zhōu suō lì wēng dú diào hán jiāng xuě = 老爷爷在小船上，独自在雪中钓鱼。|An old man in a boat fishes alone in the snow.',
  ]),
  chinese('hermit', '寻隐者不遇 · 贾岛|The Hermit Is Not at Home · Jia Dao', [
    '松下问童子，言师采药去。 = sōng xià wèn tóng zǐ yán shī cǎi yào qù = 松树下问小孩，他说师父采药去了。|Under a pine a boy says: my master gathers herbs.',
    '只在此山中，云深不知处。 = zhǐ zài cǐ shān zhōng yún shēn bù zhī chù = 就在这座山里，云太深，不知在哪儿。|He is on this hill, somewhere deep in the clouds.',
  ]),
  chinese('red-beans', '相思 · 王维|Red Beans · Wang Wei', [
    '红豆生南国，春来发几枝。 = hóng dòu shēng nán guó chūn lái fā jǐ zhī = 红豆长在南方，春天发了几枝？|Red beans grow in the south; how many sprigs this spring?',
    '愿君多采撷，此物最相思。 = yuàn jūn duō cǎi xié cǐ wù zuì xiāng sī = 请多采一些，它最让人想念朋友。|Pick many of them: they remind us of friends.',
  ]),
  chinese('waterfall', '望庐山瀑布 · 李白|The Waterfall of Lushan · Li Bai', [
    '日照香炉生紫烟，遥看瀑布挂前川。 = rì zhào xiāng lú shēng zǐ yān yáo kàn pù bù guà qián chuān = 太阳照着山峰，紫烟升起，瀑布像挂在河上。|Sun lights purple mist on the peak; far off hangs a waterfall.',
    '飞流直下三千尺，疑是银河落九天。 = fēi liú zhí xià sān qiān chǐ yí shì yín hé luò jiǔ tiān = 水从高处飞下，像银河落了下来。|It drops three thousand feet, as if the Milky Way fell.',
  ]),
  chinese('orioles', '绝句 · 杜甫|Quatrain · Du Fu', [
    '两个黄鹂鸣翠柳，一行白鹭上青天。 = liǎng gè huáng lí míng cuì liǔ yì háng bái lù shàng qīng tiān = 黄鹂在柳树上叫，白鹭飞上蓝天。|Two orioles sing in the willow, a line of egrets flies up.',
    '窗含西岭千秋雪，门泊东吴万里船。 = chuāng hán xī lǐng qiān qiū xuě mén bó dōng wú wàn lǐ chuán = 窗里看得见雪山，门外停着远方的船。|My window frames old snow; at my gate lie ships from afar.',
  ]),
  chinese('baidi', '早发白帝城 · 李白|Leaving Baidi at Dawn · Li Bai', [
    '朝辞白帝彩云间，千里江陵一日还。 = zhāo cí bái dì cǎi yún jiān qiān lǐ jiāng líng yí rì huán = 早上离开彩云中的城，一天就走了千里。|At dawn I left the town in the clouds: a thousand miles in a day.',
    '两岸猿声啼不住，轻舟已过万重山。 = liǎng àn yuán shēng tí bú zhù qīng zhōu yǐ guò wàn chóng shān = 猿还在叫，小船已经过了很多山。|Apes still call, and my light boat has passed ten thousand hills.',
  ]),
  chinese('mountain-walk', '山行 · 杜牧|A Mountain Walk · Du Mu', [
    '远上寒山石径斜，白云生处有人家。 = yuǎn shàng hán shān shí jìng xié bái yún shēng chù yǒu rén jiā = 石头小路上山去，白云深处有人家。|A stony path climbs; where clouds are born there are homes.',
    '停车坐爱枫林晚，霜叶红于二月花。 = tíng chē zuò ài fēng lín wǎn shuāng yè hóng yú èr yuè huā = 停下车看枫林，红叶比春花还红。|I stop for the maples: redder than flowers in spring.',
  ]),
]

/** The first six once more, typed in pinyin: for those who do not use an input method yet. */
export const POEMS_IN_PINYIN: readonly Lesson[] = POEMS.slice(0, 6).map((poem) => ({
  ...poem,
  id: `py-${poem.id}`,
  script: 'latin',
  showsUmlaut: true,
  lines: poem.lines.map(({ text, pinyin = '' }) => ({
    text: toTypedPinyin(pinyin),
    meaning: { 'zh-cn': text, en: text },
  })),
}))
