-- What the site itself wrote where a text is stored in one language only.
update member set nickname = '已注销 · Closed' where nickname = '已注销' and username = 'gone_' || id;
update member_group set remark = '注册后的会员都在这里 · Whoever registers is here' where remark = '注册后的会员都在这里';
