import { type Language, pickLanguage } from '@tutu/contract/core/languages'

/** Scratch's own blocks and those of its pen as its editor calls them, without what stands in their slots: opcode, Chinese, English. */
const NAMES = `
motion_movesteps|移动…步|move … steps
motion_turnright|右转…度|turn right … degrees
motion_turnleft|左转…度|turn left … degrees
motion_goto|移到…|go to …
motion_gotoxy|移到 x y|go to x y
motion_glideto|滑行到…|glide to …
motion_glidesecstoxy|滑行到 x y|glide to x y
motion_pointindirection|面向…方向|point in direction …
motion_pointtowards|面向…|point towards …
motion_changexby|将 x 坐标增加…|change x by …
motion_setx|将 x 坐标设为…|set x to …
motion_changeyby|将 y 坐标增加…|change y by …
motion_sety|将 y 坐标设为…|set y to …
motion_ifonedgebounce|碰到边缘就反弹|if on edge, bounce
motion_setrotationstyle|设置旋转方式|set rotation style
motion_xposition|x 坐标|x position
motion_yposition|y 坐标|y position
motion_direction|方向|direction
looks_say|说…|say …
looks_sayforsecs|说…几秒|say … for seconds
looks_think|思考…|think …
looks_thinkforsecs|思考…几秒|think … for seconds
looks_switchcostumeto|换成…造型|switch costume to …
looks_nextcostume|下一个造型|next costume
looks_switchbackdropto|换成…背景|switch backdrop to …
looks_nextbackdrop|下一个背景|next backdrop
looks_changesizeby|将大小增加…|change size by …
looks_setsizeto|将大小设为…|set size to …
looks_changeeffectby|将特效增加…|change effect by …
looks_seteffectto|将特效设为…|set effect to …
looks_cleargraphiceffects|清除图形特效|clear graphic effects
looks_show|显示|show
looks_hide|隐藏|hide
looks_gotofrontback|移到最前面|go to front layer
looks_goforwardbackwardlayers|前移几层|go forward layers
looks_size|大小|size
looks_costumenumbername|造型编号|costume number
looks_backdropnumbername|背景编号|backdrop number
sound_play|播放声音|start sound
sound_playuntildone|播放声音等待播完|play sound until done
sound_stopallsounds|停止所有声音|stop all sounds
sound_changevolumeby|将音量增加…|change volume by …
sound_setvolumeto|将音量设为…|set volume to …
sound_volume|音量|volume
sound_changeeffectby|将音效增加…|change sound effect by …
sound_seteffectto|将音效设为…|set sound effect to …
sound_cleareffects|清除音效|clear sound effects
event_whenflagclicked|当绿旗被点击|when flag clicked
event_whenkeypressed|当按下…键|when … key pressed
event_whenthisspriteclicked|当角色被点击|when this sprite clicked
event_whenstageclicked|当舞台被点击|when stage clicked
event_whentouchingobject|当角色碰到…|when this sprite touches …
event_whenbackdropswitchesto|当背景换成…|when backdrop switches to …
event_whenbroadcastreceived|当接收到…|when I receive …
event_whengreaterthan|当响度或计时器大于…|when loudness or timer is greater than …
event_broadcast|广播…|broadcast …
event_broadcastandwait|广播…并等待|broadcast … and wait
control_wait|等待…秒|wait … seconds
control_repeat|重复执行…次|repeat …
control_forever|重复执行|forever
control_if|如果…那么|if … then
control_if_else|如果…那么…否则|if … then … else
control_wait_until|等待…|wait until …
control_repeat_until|重复执行直到…|repeat until …
control_stop|停止…|stop …
control_start_as_clone|当作为克隆体启动时|when I start as a clone
control_create_clone_of|克隆…|create clone of …
control_delete_this_clone|删除此克隆体|delete this clone
sensing_touchingobject|碰到…？|touching …?
sensing_touchingcolor|碰到颜色…？|touching colour …?
sensing_coloristouchingcolor|颜色…碰到…？|colour … is touching …?
sensing_distanceto|到…的距离|distance to …
sensing_askandwait|询问…并等待|ask … and wait
sensing_answer|回答|answer
sensing_keypressed|按下…键？|key … pressed?
sensing_mousedown|按下鼠标？|mouse down?
sensing_mousex|鼠标的 x 坐标|mouse x
sensing_mousey|鼠标的 y 坐标|mouse y
sensing_setdragmode|设置可否拖动|set drag mode
sensing_timer|计时器|timer
sensing_resettimer|计时器归零|reset timer
sensing_of|…的…|… of …
sensing_loudness|响度|loudness
sensing_current|当前时间的…|current …
sensing_dayssince2000|2000 年至今的天数|days since 2000
sensing_username|用户名|username
operator_add|加 +|plus +
operator_subtract|减 -|minus -
operator_multiply|乘 *|times *
operator_divide|除 /|divided by /
operator_random|取随机数|pick random
operator_gt|大于 >|greater than >
operator_lt|小于 <|less than <
operator_equals|等于 =|equals =
operator_and|与|and
operator_or|或|or
operator_not|不成立|not
operator_join|连接|join
operator_length|字符数|length of
operator_letter_of|…的第几个字符|letter … of …
operator_contains|…包含…？|… contains …?
operator_mod|余数|mod
operator_round|四舍五入|round
operator_mathop|数学运算|a function of mathematics
data_setvariableto|将变量设为…|set variable to …
data_changevariableby|将变量增加…|change variable by …
data_showvariable|显示变量|show variable
data_hidevariable|隐藏变量|hide variable
data_addtolist|加入列表|add to list
data_deleteoflist|删除列表的一项|delete of list
data_deletealloflist|删除列表的全部|delete all of list
data_itemoflist|列表的一项|item of list
data_insertatlist|在列表中插入|insert into list
data_replaceitemoflist|替换列表的一项|replace item of list
data_itemnumoflist|某一项在列表中的编号|item number in list
data_listcontainsitem|列表包含…？|list contains …?
data_showlist|显示列表|show list
data_hidelist|隐藏列表|hide list
data_lengthoflist|列表的长度|length of list
procedures_definition|自制积木的定义|a block of one’s own
procedures_call|自制积木|a block of one’s own, used
argument_reporter_string_number|自制积木的参数|an input of one’s own block
argument_reporter_boolean|自制积木的是非参数|a yes-or-no input of one’s own block
pen_clear|画笔：全部擦除|Pen: erase all
pen_stamp|画笔：图章|Pen: stamp
pen_penDown|画笔：落笔|Pen: pen down
pen_penUp|画笔：抬笔|Pen: pen up
pen_setPenColorToColor|画笔：将颜色设为…|Pen: set pen colour to …
pen_changePenColorParamBy|画笔：将颜色的特性增加…|Pen: change a feature of the colour by …
pen_setPenColorParamTo|画笔：将颜色的特性设为…|Pen: set a feature of the colour to …
pen_changePenSizeBy|画笔：将粗细增加…|Pen: change pen size by …
pen_setPenSizeTo|画笔：将粗细设为…|Pen: set pen size to …
`

const BY_OPCODE = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string, string])
    .map(([opcode, zhCn, en]) => [opcode, { 'zh-cn': zhCn, en }] as const),
)

/** undefined: a block of another extension. */
export function coreBlockName(opcode: string, language: Language): string | undefined {
  const name = BY_OPCODE.get(opcode)
  return name && pickLanguage(name, language)
}
