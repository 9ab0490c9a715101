import { useEffect } from 'react';
import { nextFrame } from './frames.ts';

/**
 * On the root element from the boot script on: what is out of sight is then neither styled nor laid
 * out (styles/asleep.css), so a page that is only looked at costs what is seen of it.
 */
export const asleepClass = 'asleep';

/** Lays out everything, at once: before the page moves to one of its parts, whose place must be certain. */
export function awake(): void {
  document.documentElement.classList.remove(asleepClass);
}

/** The same once React has taken over, a part per frame: nobody who acts then waits for all of it. */
export function useAwakening(): void {
  useEffect(() => {
    let gone = false;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-late] section, footer')];
    const awaken = async () => {
      for (const part of parts) {
        part.style.contentVisibility = 'visible';
        await nextFrame();
        if (gone) return;
      }
      awake();
    };
    void awaken();
    return () => {
      gone = true;
    };
  }, []);
}
