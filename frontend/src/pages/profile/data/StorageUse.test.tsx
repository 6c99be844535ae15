import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StorageUse } from './StorageUse.js';

const MIB = 1024 * 1024;

describe('the storage of the account', () => {
  it('is told in few digits, without advice while there is room', () => {
    render(<StorageUse usedBytes={12.5 * MIB} limitBytes={500 * MIB} />);
    expect(screen.getByText('12.5 MB of 500 MB are used.')).toBeTruthy();
    expect(screen.getByLabelText('Storage that is used')).toBeTruthy();
    expect(screen.queryByText(/to make room/)).toBeNull();
  });

  it('says what to delete once it is nearly full', () => {
    render(<StorageUse usedBytes={520 * MIB} limitBytes={500 * MIB} />);
    expect(
      screen.getByText('Delete files, documents, earlier versions or conversations that you no longer need to make room.'),
    ).toBeTruthy();
  });
});
