import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../core/access/account-directory.js';

@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('citext')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  role: Role;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('boolean', { name: 'is_verified' })
  isVerified: boolean;

  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin: Date | null;
}
