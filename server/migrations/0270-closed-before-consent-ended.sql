-- Whether the school had closed an account already when its guardian withdrew consent: given anew, it does not open it.
alter table member_erasure add column closed boolean not null default false;
