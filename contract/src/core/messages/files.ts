import type { Localized } from '../languages.ts'

/** Files and the library. */
export const files = {
  'upload.oneFile': {
    'zh-cn': '一次只能上传一个文件，请分开上传',
    en: 'Only one file at a time: upload them one by one',
  },
  'upload.pixels': {
    'zh-cn': '图片太大：最多 {max} 百万像素，请缩小后再上传',
    en: 'The picture is too large: at most {max} megapixels. Make it smaller and try again',
  },
  'upload.tracked': {
    'zh-cn': '这段视频里有一条相机记录的数据，可能含有拍摄的地点。请用视频软件重新导出，只留画面和声音，再上传',
    en: 'This film carries a track of camera data that may tell where it was made. Export it again with pictures and sound only, then upload that',
  },
  'upload.quota': {
    'zh-cn': '空间不够：一共 {quota}，已用 {used}。请先删除不用的文件',
    en: 'Not enough space: {used} of {quota} are used. Delete files you do not need first',
  },
  'upload.notDirect': {
    'zh-cn': '现在文件不直接传到存储服务，请刷新页面再试',
    en: 'Files do not go straight to the storage service at present. Reload the page and try again',
  },
  'upload.storeMissing': {
    'zh-cn': '存储服务还没有设置好，请联系管理员',
    en: 'The storage service is not set up yet. Contact the administrator',
  },
  'upload.notThere': {
    'zh-cn': '存储服务里没有这个文件，请重新上传',
    en: 'The file is not in the storage service. Upload it again',
  },
  'upload.notYours': {
    'zh-cn': '这个文件不是你上传的，请重新上传',
    en: 'This is not a file you uploaded. Upload it again',
  },
  'upload.otherFile': {
    'zh-cn': '存储服务里的文件与说明不一致，请重新上传',
    en: 'The file in the storage service is not the one announced. Upload it again',
  },
  'attachment.inUse': {
    'zh-cn': '“{name}”还用在：{where}。删除后，这些地方就不再有它',
    en: '“{name}” is used in: {where}. If it is deleted, those places lose it',
  },
  'attachment.confirm': {
    'zh-cn': '{question}。确定要删除，请带上 confirm: true 再删除一次',
    en: '{question}. To delete it all the same, delete it again with confirm: true',
  },
  'attachment.needed': {
    'zh-cn': '“{name}”还用在：{where}。那里不能没有它，请先在那里换成别的文件',
    en: '“{name}” is used in: {where}. It cannot be missing there: choose another file there first',
  },
  'attachment.foreign': {
    'zh-cn':
      '“{name}”有 {count} 处用在你不能修改的地方（{where}），所以没有做任何改动。请能修改的管理员先在那里换掉它，或由他们来删除、替换',
    en: '“{name}” is used in {count} {count|place|places} that you may not change ({where}), so nothing was changed. Ask an administrator who may change them to take it out there first, or to delete or replace it for you',
  },
  'picture.moves': {
    'zh-cn': '会动的图片不能裁剪或旋转，请先在别的软件里改好再替换',
    en: 'A picture that moves cannot be cut or turned here. Edit it elsewhere, then replace the file',
  },
  'picture.crop': {
    'zh-cn': '选出来的部分太小了，长和宽都要有 {min} 像素',
    en: 'The part chosen is too small: each side needs {min} px',
  },
  'picture.none': {
    'zh-cn': '只有 JPEG、PNG、GIF、WebP 和 AVIF 图片可以裁剪和旋转',
    en: 'Only JPEG, PNG, GIF, WebP and AVIF pictures can be cut and turned',
  },
  'ok.pictureEdited': { 'zh-cn': '图片已更新，原图保留着', en: 'The picture is updated, its original is kept' },
  'ok.originalBack': { 'zh-cn': '已恢复原图', en: 'The original is back' },
  'attachment.noFolder': {
    'zh-cn': '这个文件夹已经不在了，请刷新页面，选别的文件夹再上传',
    en: 'That folder is no longer there. Refresh the page, choose another one, and upload again',
  },
  'attachment.zipTooLarge': {
    'zh-cn': '选中的文件共 {size}，一次最多打包 {max}。请少选一些，分几次下载',
    en: 'The files chosen are {size} together; one zip takes up to {max}. Choose fewer, and download them in several parts',
  },
  'ok.moved': { 'zh-cn': '已移动 {count} 个文件', en: 'Moved {count} {count|file|files}' },
  'attachment.there': {
    'zh-cn': '你已经上传过内容相同的文件：“{name}”，请直接选用它',
    en: 'You have a file with the same content already: “{name}”. Use that one',
  },
  'ok.fileBack': { 'zh-cn': '已换回之前的文件', en: 'The file before is back' },
  'attachment.nothingBefore': {
    'zh-cn': '之前的文件已经不在了，不能换回',
    en: 'The file before is not kept any more',
  },
  'attachment.otherKind': {
    'zh-cn': '有地方在用它：图片只能换成图片，其他文件也只能换成同一类',
    en: 'It is in use: a picture can be replaced by a picture only, other files by one of their kind',
  },
} as const satisfies Record<string, Localized>
