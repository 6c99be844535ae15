import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before the search starts. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  /** The current search. */
  value: string;
  onSearch: (value: string) => void;
  className?: string;
}

/** Search field that searches when typing pauses, or at once on Enter. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  // The value was changed elsewhere: by the back button, or by clearing the filters.
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSearched(typed.trim());
      onSearch(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Input
      className={className}
      type="search"
      placeholder={label}
      aria-label={label}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  );
}
