//! Answers queries about tables: lines of JSON, as the protocol's guide describes them.
//!
//! ```no_run
//! let mut table = flightstand::Table::open("{}").unwrap();
//! println!("{}", table.ask("{\"op\": \"about\"}"));
//! ```

use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::ptr;

#[link(name = "flightstand")]
extern "C" {
    fn flightstand_open_with(options: *const c_char, out: *mut *mut c_void, why: *mut c_char, capacity: usize) -> c_int;
    fn flightstand_answer(table: *mut c_void, query: *const u8, length: usize, answer: *mut u8, capacity: usize) -> i64;
    fn flightstand_close(table: *mut c_void);
}

/// An instance of the library. It keeps tables under names until it is dropped.
pub struct Table {
    instance: *mut c_void,
    answer: Vec<u8>,
}

// Any thread may call the library.
unsafe impl Send for Table {}

impl Table {
    /// Opens an instance; options are JSON, such as `{"deadline": 1000, "heap": 128}`, or `{}`.
    pub fn open(options: &str) -> Result<Table, String> {
        let said = CString::new(options).map_err(|wrong| wrong.to_string())?;
        let mut instance = ptr::null_mut();
        let mut why = [0 as c_char; 300];
        let status = unsafe { flightstand_open_with(said.as_ptr(), &mut instance, why.as_mut_ptr(), why.len()) };
        if status != 0 {
            return Err(unsafe { CStr::from_ptr(why.as_ptr()) }.to_string_lossy().into_owned());
        }
        Ok(Table { instance, answer: vec![0; 65536] })
    }

    /// Returns the answer to a query of one line. Mistakes are answers, too.
    pub fn ask(&mut self, query: &str) -> &str {
        let length = self.call(query.as_ptr(), query.len());
        if length > self.answer.len() {
            self.answer.resize(length, 0);
            self.call(ptr::null(), 0);
        }
        std::str::from_utf8(&self.answer[..length]).expect("answers are UTF-8")
    }

    fn call(&mut self, query: *const u8, length: usize) -> usize {
        let (answer, capacity) = (self.answer.as_mut_ptr(), self.answer.len());
        unsafe { flightstand_answer(self.instance, query, length, answer, capacity) as usize }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        unsafe { flightstand_close(self.instance) }
    }
}
