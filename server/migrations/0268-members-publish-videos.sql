-- Members may publish videos: sites that have never chosen what members send get the new defaults.
update config set value = '"jpg,jpeg,png,gif,webp,sb3,sjr,mp4"', version = nextval('config_version')
where name = 'upload_member_mimetype' and value = '"jpg,jpeg,png,gif,webp,sb3,sjr"';
update config set value = '20971520', version = nextval('config_version')
where name = 'upload_member_maxsize' and value = '5242880';
